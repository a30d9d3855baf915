import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const moment = (leg: Leg, end: 'departure' | 'arrival'): string =>
  `${write(leg[end], 'yyyy.MM.dd')} (${write(leg[end], 'EEE', 'ko')}) ${write(leg[end], 'HH:mm')}`;

function printLeg(leg: Leg, index: number): Block[] {
  return [
    text(
      `여정 ${index + 1}   ${leg.airline}${leg.number}   ${leg.cabin ?? '이코노미'} (${leg.booked ?? 'Y'})`,
      { bold: true },
    ),
    table(
      [
        [
          '출발',
          leg.origin.korean.split('/')[0] ?? '',
          `${leg.origin.name}(${leg.from})`,
          moment(leg, 'departure'),
        ],
        [
          '도착',
          leg.target.korean.split('/')[0] ?? '',
          `${leg.target.name}(${leg.to})`,
          moment(leg, 'arrival'),
        ],
      ],
      { widths: [10, 20, 38, 32], copied: 'tabs' },
    ),
    table(
      [
        ['비행시간', writeDuration(leg.minutes, "H'시간 'm'분'"), '기종', leg.aircraft ?? '-'],
        ['좌석', leg.seats?.join(', ') ?? '미지정', '무료수하물', leg.baggage ?? '-'],
        ['기내식', leg.meal ?? '-', '운항사', leg.operatedBy ?? '아시아나항공'],
      ],
      { widths: [15, 35, 15, 35], copied: 'tabs' },
    ),
    rule,
    gap,
  ];
}

/** The confirmation page of Asiana as it is copied out of the browser. */
export const asianaItinerary: Layout = {
  name: 'asiana-itinerary',
  group: 6,
  language: 'ko',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'baggage', 'pnr'],
  documents: {
    'family-to-osaka': {
      locator: 'LT4M8K',
      travellers: ['BAEK/DOYUN MR', 'OH/NARAE MS', 'BAEK/HARIN MISS'],
      tickets: ['988-2410557823', '988-2410557824', '988-2410557825'],
      issuedOn: '2026-04-11',
      receivedOn: '2026-04-11',
      sender: '아시아나항공 <flyasiana@flyasiana.com>',
      legs: [
        {
          flight: 'OZ 112',
          from: 'ICN',
          to: 'KIX',
          departs: '2026-07-25 09:00',
          takes: '1:50',
          booked: 'K',
          aircraft: 'A321NEO',
          seats: ['21A', '21B', '21C'],
          meal: '냉식',
          baggage: '1PC',
        },
        {
          flight: 'OZ 113',
          from: 'KIX',
          to: 'ICN',
          departs: '2026-07-29 12:00',
          takes: '1:55',
          booked: 'K',
          aircraft: 'A321NEO',
          seats: ['22D', '22E', '22F'],
          meal: '냉식',
          baggage: '1PC',
        },
      ],
    },
    'one-way-overnight': {
      locator: 'WQ93PD',
      travellers: ['MOON/JAEWON MR'],
      tickets: ['988-2417710365'],
      issuedOn: '2025-10-20',
      legs: [
        {
          flight: 'OZ 221',
          from: 'JFK',
          to: 'ICN',
          departs: '2025-11-18 00:50',
          takes: '15:25',
          booked: 'T',
          aircraft: 'A350-900',
          seats: ['27K'],
          meal: '석식, 조식',
          baggage: '2PC',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      title('예약이 완료되었습니다.'),
      text('아시아나항공을 이용해 주셔서 감사합니다. 아래 예약 내용을 확인하여 주시기 바랍니다.'),
      gap,
      table(
        [
          ['예약번호', locator],
          ['발권일', write(issuedOn, 'yyyy.MM.dd')],
          ['총 결제금액', `${travellers.length * 412_300} KRW`],
        ],
        { widths: [25, 75], copied: 'tabs' },
      ),
      gap,
      ...legs.flatMap(printLeg),
      text('탑승자 정보', { bold: true }),
      table(
        [
          ['탑승자', '성인/소아', '항공권 번호'],
          ...travellers.map((name, at) => [
            name,
            name.endsWith('MISS') ? '소아' : '성인',
            tickets[at] ?? '',
          ]),
        ],
        { widths: [40, 20, 40], head: true, ruled: true, copied: 'tabs' },
      ),
      small(
        '- 모든 일정은 현지 시간 기준입니다.\n- 국제선 탑승수속은 출발 1시간 전, 국내선은 출발 20분 전에 마감됩니다.\n- 환불 수수료: 출발 91일 이전 무료, 90~61일 30,000원, 60일 이내 100,000원, 예약부도위약금 120,000원 별도.\n고객센터 1588-8000 (평일 09:00 ~ 18:00)',
      ),
    );
  },
};
