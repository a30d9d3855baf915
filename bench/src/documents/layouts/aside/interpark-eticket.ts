import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { capitals, write, writeDuration } from '../../write-time.ts';

const korean = (at: Leg['departure']): string =>
  `${write(at, 'yyyy년 MM월 dd일', 'ko')}(${write(at, 'EEE', 'ko')}) ${at.time}`;

function printFlight(leg: Leg, number: number): Block[] {
  return [
    table(
      [
        [
          `여정 ${number} Journey`,
          `${leg.airline} ${String(leg.number).padStart(3, '0')}`,
          `LOT POLISH AIRLINES  (${leg.booked ?? ''} CLASS)`,
          '예약완료 OK',
        ],
      ],
      { widths: [20, 14, 46, 20], head: true },
    ),
    table(
      [
        [
          '출발 Departure',
          `${leg.origin.korean.split('/')[0] ?? ''} ${leg.origin.city}`,
          korean(leg.departure),
          `${leg.from} ${leg.terminals?.[0] ? `터미널 ${leg.terminals[0]}` : ''}`.trim(),
        ],
        [
          '도착 Arrival',
          `${leg.target.korean.split('/')[0] ?? ''} ${leg.target.city}`,
          korean(leg.arrival),
          `${leg.to} ${leg.terminals?.[1] ? `터미널 ${leg.terminals[1]}` : ''}`.trim(),
        ],
      ],
      { widths: [18, 28, 36, 18] },
    ),
    text(
      `소요시간 Duration ${writeDuration(leg.minutes, 'HH:mm')}   기종 Equipment ${leg.aircraft ?? ''}   수하물 Baggage ${leg.baggage ?? ''}   기내식 Meal ${leg.meal ?? '-'}`,
      { size: 8 },
    ),
    gap,
  ];
}

/** A shop's ticket in Korean and English: a bar a flight, then place, moment and code in four columns. */
export const interparkEticket: Layout = {
  name: 'interpark-eticket',
  group: 9,
  language: 'ko',
  prints: ['aircraft', 'duration', 'baggage', 'meal', 'pnr'],
  documents: {
    'warsaw-prague': {
      locator: 'SAVM6E',
      travellers: ['OKCHEON/RAHEE MS'],
      tickets: ['080-2419931608'],
      issuedOn: '2027-03-29',
      receivedOn: '2027-03-29',
      sender: '인터파크 투어 <tour@interpark.com>',
      legs: [
        {
          flight: 'LO 98',
          from: 'ICN',
          to: 'WAW',
          departs: '2027-06-09 10:25',
          takes: '13:10',
          terminals: ['1', 'A'],
          booked: 'O',
          aircraft: '788',
          baggage: '1PC',
          meal: 'LUNCH',
        },
        {
          flight: 'LO 525',
          from: 'WAW',
          to: 'PRG',
          departs: '2027-06-09 18:20',
          takes: '1:20',
          terminals: ['A', '2'],
          booked: 'O',
          aircraft: 'E75',
          baggage: '1PC',
        },
        {
          flight: 'LO 526',
          from: 'PRG',
          to: 'WAW',
          departs: '2027-06-17 19:25',
          takes: '1:20',
          terminals: ['2', 'A'],
          booked: 'U',
          aircraft: 'E75',
          baggage: '1PC',
        },
        {
          flight: 'LO 97',
          from: 'WAW',
          to: 'ICN',
          departs: '2027-06-17 22:50',
          takes: '10:55',
          terminals: ['A', '1'],
          booked: 'U',
          aircraft: '789',
          baggage: '1PC',
          meal: 'DINNER',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('INTERPARK TOUR', { size: 13, bold: true, band: true }),
      title('전자항공권 (e-Ticket) 여정안내서', 14),
      table(
        [
          ['승객명 Passenger Name', travellers[0] ?? ''],
          ['예약번호 Booking Reference', `${locator}  (인터파크 주문번호 0417-7331-6608)`],
          ['항공권번호 Ticket Number', tickets[0] ?? ''],
          ['발권일 Issue Date', `${capitals(issuedOn, 'ddMMMyyyy')}   SELK13900 / 17300417`],
        ],
        { widths: [30, 70], size: 8.5, ruled: true },
      ),
      gap,
      ...legs.flatMap((leg, at) => printFlight(leg, at + 1)),
      rule,
      text('항공권 운임정보 Fare Information', { bold: true }),
      table(
        [
          ['운임 Fare', 'KRW 640,000', '세금 Taxes', 'KRW 89,300 (BP SW OI XW ND CZ)'],
          ['유류할증료 YQ', 'KRW 336,400', '총액 Total', 'KRW 1,065,700'],
          ['유효기간', '09JUN27 - 09DEC27', '제한사항', 'NON-ENDO/RISS CHRG APPLY/RFND KRW150000'],
        ],
        { widths: [16, 26, 14, 44], size: 8 },
      ),
      small(
        '* 모든 출발/도착 시각은 현지 시각입니다. * 환승지 바르샤바에서 쉥겐 입국심사를 받으며 수하물은 최종 목적지까지 연결됩니다. * 항공 스케줄은 항공사 사정에 따라 변경될 수 있으니 출발 72시간 전에 재확인하시기 바랍니다. * 국제선 탑승수속 마감 : 출발 60분 전. * 환불 신청은 평일 09:00~17:00에 한하며 발권대행수수료 10,000원은 환불되지 않습니다. * (주)놀유니버스 경기도 성남시 분당구, 고객센터 1588-3443. * 프라하 시내투어 5% 할인 (~2027.06.30)',
      ),
    );
  },
};
