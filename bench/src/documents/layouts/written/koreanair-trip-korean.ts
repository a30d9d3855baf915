import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const day = (at: Leg['departure']): string =>
  `${write(at, 'yyyy.MM.dd')} (${write(at, 'EEE', 'ko')}) ${at.time}`;

function printLeg(leg: Leg, at: number): Block[] {
  const number = `${leg.airline}${String(leg.number).padStart(3, '0')}`;
  const operator = leg.operatedBy ? ` (${leg.operatedBy} 운항)` : '';
  const terminal = (side: 0 | 1): string =>
    leg.terminals?.[side] ? `제${leg.terminals[side]} 여객터미널` : '터미널 정보 없음';
  const details = [
    ['항공편', `${number}${operator}`],
    ['비행시간', writeDuration(leg.minutes, "H'시간 'm'분'")],
    ['기종', leg.aircraft ?? '-'],
    ['예약 등급', `일반석 (${leg.booked ?? ''})`],
    ['좌석번호', leg.seat ?? '신청 불가'],
    ['기내식', leg.meal ?? '-'],
    ['무료 위탁 수하물', leg.baggage ?? '-'],
  ];
  return [
    text(
      `여정 ${at + 1}   ${leg.origin.korean.split('/')[0] ?? ''} - ${leg.target.korean.split('/')[0] ?? ''}`,
      {
        bold: true,
        size: 11,
      },
    ),
    table(
      [
        [
          `${leg.from}\n${leg.origin.korean}\n${day(leg.departure)}\n${terminal(0)}`,
          '>',
          `${leg.to}\n${leg.target.korean}\n${day(leg.arrival)}\n${terminal(1)}`,
        ],
      ],
      { widths: [45, 10, 45], size: 10 },
    ),
    table(details, { widths: [25, 75], size: 8 }),
    rule,
  ];
}

/** Korean Air's mail: code, place, day with clock and terminal one below the other, then labels with values; `1234-5678 (ABC123)`. */
export const koreanairTripKorean: Layout = {
  name: 'koreanair-trip-korean',
  group: 6,
  language: 'ko',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'baggage', 'operatedBy', 'pnr'],
  documents: {
    'paris-and-nice': {
      locator: 'KT6QWZ',
      travellers: ['BYEON/YUJIN MS'],
      tickets: ['180-2417733617'],
      issuedOn: '2027-01-11',
      receivedOn: '2027-01-11',
      sender: '대한항공 <no-reply@koreanair.com>',
      extra: { number: '7731-4480' },
      legs: [
        {
          flight: 'KE 901',
          from: 'ICN',
          to: 'CDG',
          departs: '2027-04-06 12:05',
          takes: '14:20',
          terminals: ['2', '2'],
          booked: 'Q',
          aircraft: 'B777-300ER',
          seats: ['41E'],
          meal: '중식, 석식',
          baggage: '23kg 1개',
        },
        {
          flight: 'KE 6403',
          from: 'NCE',
          to: 'CDG',
          departs: '2027-04-15 15:10',
          takes: '1:35',
          terminals: ['2', '2'],
          booked: 'Q',
          aircraft: 'A320',
          baggage: '23kg 1개',
          operatedBy: '에어프랑스',
        },
        {
          flight: 'KE 902',
          from: 'CDG',
          to: 'ICN',
          departs: '2027-04-15 21:00',
          takes: '12:10',
          terminals: ['2', '2'],
          booked: 'Q',
          aircraft: 'B787-9',
          seats: ['36A'],
          meal: '석식, 조식',
          baggage: '23kg 1개',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs, extra }) {
    return sheet(
      text('KOREAN AIR', { size: 14, bold: true, band: true }),
      title('항공권 구매가 완료되었습니다', 13),
      table(
        [
          ['예약번호', `${extra['number'] ?? ''} (${locator})`],
          ['승객명 / 항공권 번호', `${travellers[0] ?? ''} / ${tickets[0] ?? ''}`],
          ['구매일', write(issuedOn, 'yyyy.MM.dd')],
        ],
        { widths: [30, 70] },
      ),
      rule,
      ...legs.flatMap(printLeg),
      gap,
      small(
        '총 지불 금액 KRW 1,486,300 (항공 운송료 980,000 / 유류할증료 392,000 / 세금 및 제반요금 114,300). 2027.01.12 23:59까지 취소 시 환불 위약금이 없습니다. 공동운항편은 실제 운항사의 카운터에서 탑승수속을 하시며, 온라인 체크인은 출발 48시간 전부터 국제선 1시간 30분 전까지 가능합니다. 적립 예정 마일리지 8,412마일.',
      ),
      small(
        '본 메일은 발신 전용입니다. (주)대한항공 서울특별시 강서구 하늘길 260 | 사업자등록번호 110-81-14794 | 서비스센터 1588-2001',
      ),
    );
  },
};
