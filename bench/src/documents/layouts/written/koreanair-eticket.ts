import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, text } from '../../sheet.ts';
import { capitals, write, writeDuration } from '../../write-time.ts';

const moment = (leg: Leg, end: 'departure' | 'arrival'): string =>
  `${capitals(leg[end], 'ddMMMyy')}(${write(leg[end], 'EEE', 'ko')}) ${write(leg[end], 'HH:mm')} (Local Time)`;

function printLeg(leg: Leg): Block[] {
  const code = `${leg.airline}${String(leg.number).padStart(3, '0')}`;
  return [
    table(
      [
        ['출발 From', '도착 To', '편명 Flight'],
        [`${leg.from} ${leg.origin.korean}`, `${leg.to} ${leg.target.korean}`, code],
        [
          moment(leg, 'departure'),
          moment(leg, 'arrival'),
          `Operated by ${leg.operatedBy ?? 'KE (KOREAN AIR)'}`,
        ],
        [
          `Terminal No : ${leg.terminals?.[0] ?? '-'}`,
          `Terminal No : ${leg.terminals?.[1] ?? '-'}`,
          '',
        ],
      ],
      { widths: [38, 38, 24], head: true },
    ),
    table(
      [
        [
          `예약등급 Class : ${leg.booked ?? 'Y'} (${leg.cabin ?? '일반석'})`,
          '예약상태 Status : OK (확약)',
          `좌석번호 Seat number : ${leg.seat ?? '-'}`,
        ],
        [
          `기종 Aircraft Type : ${leg.aircraft ?? '-'}`,
          `비행시간 Flight Duration : ${writeDuration(leg.minutes, "HH'H 'mm'M'")}`,
          `무료수하물 Baggage : ${leg.baggage ?? '-'}`,
        ],
        [
          `운임종류 Fare Basis : ${leg.fareBasis ?? '-'}`,
          `유효기간 Not Valid Before : ${capitals(leg.departure, 'ddMMMyy')}`,
          'SKYPASS 마일리지 : 100%',
        ],
      ],
      { widths: [36, 36, 28], size: 8 },
    ),
    rule,
    gap,
  ];
}

/** The receipt of Korean Air as a PDF, each label in two languages. */
export const koreanairEticket: Layout = {
  name: 'koreanair-eticket',
  group: 6,
  language: 'ko',
  prints: ['aircraft', 'duration', 'seat', 'baggage', 'pnr'],
  documents: {
    'round-trip': {
      locator: 'QX7R2M',
      travellers: ['HAN/SEOYEON MS'],
      tickets: ['1802345678901'],
      issuedOn: '2026-06-18',
      receivedOn: '2026-06-18',
      sender: '대한항공 <noreply@koreanair.com>',
      extra: { number: '4417-2093' },
      legs: [
        {
          flight: 'KE 81',
          from: 'ICN',
          to: 'JFK',
          departs: '2026-10-15 10:00',
          takes: '14:00',
          terminals: ['2', '1'],
          booked: 'M',
          fareBasis: 'MLEVZRKS',
          aircraft: 'Boeing 777-300ER',
          seats: ['34A'],
          baggage: '2PC',
        },
        {
          flight: 'KE 82',
          from: 'JFK',
          to: 'ICN',
          departs: '2026-10-27 12:00',
          takes: '15:20',
          terminals: ['1', '2'],
          booked: 'M',
          fareBasis: 'MLEVZRKS',
          aircraft: 'Airbus A380-800',
          seats: ['41H'],
          baggage: '2PC',
        },
      ],
    },
    connection: {
      locator: '6MBTRK',
      travellers: ['NAM/JIHO MR'],
      tickets: ['1809977123404'],
      issuedOn: '2027-03-02',
      receivedOn: '2027-03-05',
      extra: { number: '8802-1154' },
      legs: [
        {
          flight: 'KE 1402',
          from: 'PUS',
          to: 'ICN',
          departs: '2027-05-20 07:00',
          takes: '1:05',
          terminals: ['I', '2'],
          booked: 'E',
          aircraft: 'Boeing 737-900',
          seats: ['45C'],
          baggage: '1PC',
        },
        {
          flight: 'KE 5901',
          from: 'ICN',
          to: 'CDG',
          departs: '2027-05-20 09:25',
          takes: '14:30',
          terminals: ['2', '2E'],
          booked: 'E',
          aircraft: 'Boeing 777-300ER',
          operatedBy: 'AF (AIR FRANCE)',
          baggage: '1PC',
        },
        {
          flight: 'KE 902',
          from: 'CDG',
          to: 'ICN',
          departs: '2027-06-01 21:00',
          takes: '11:55',
          terminals: ['2E', '2'],
          booked: 'E',
          aircraft: 'Boeing 747-8i',
          seats: ['52D'],
          baggage: '1PC',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs, extra }) {
    return sheet(
      table([['KOREAN AIR', '전자항공권 발행확인서\ne-Ticket Itinerary & Receipt']], {
        widths: [40, 60],
        size: 13,
      }),
      gap,
      table(
        [
          ['승객성명 Passenger Name', travellers[0] ?? ''],
          ['예약번호 Booking Reference', `${extra['number'] ?? ''} (${locator})`],
          ['항공권번호 Ticket Number', tickets[0] ?? ''],
        ],
        { widths: [35, 65], ruled: true },
      ),
      gap,
      text('여정 Itinerary', { bold: true }),
      ...legs.flatMap(printLeg),
      text('항공권 운임정보 Ticket/Fare Information', { bold: true }),
      table(
        [
          ['연결항공권 Conj.Ticket No.', '-'],
          ['운임산출내역 Fare Calculation', 'SEL KE NYC560.45KE SEL560.45NUC1120.90END ROE1352.10'],
          ['산출운임 Fare Amount', 'KRW 1515500'],
          [
            '세금/항공사 부과 금액 Taxes/Carrier-imposed Fees',
            'KRW 28000BP 41300US 10600XA 9500XY 7900YC 6100XF',
          ],
          ['유류할증료 Fuel Surcharge', 'KRW 198400YR'],
          ['총산출금액 Total Amount', 'KRW 1817300 (Paid Amount KRW 1817300)'],
          ['지불수단 Form of Payment', 'CARD / Credit Card 9490****2210'],
          [
            '발행일/발행처 e-Ticket Issue Date/Place',
            `${capitals(issuedOn, 'ddMMMyy')} / 17390073 / SELKP`,
          ],
        ],
        { widths: [42, 58], size: 8, ruled: true },
      ),
      small(
        '* 본 e-티켓 확인증과 함께 제공된 법적 고지문을 반드시 참고하여 주시기 바랍니다. 항공사 사정으로 기종, 좌석 및 스케줄은 변경될 수 있습니다. 국제선 탑승수속 마감은 항공기 출발 1시간 전입니다.\nThe itinerary/receipt must be carried and presented at the airport for check-in. Check-in counters close 60 minutes before departure for international flights.',
      ),
    );
  },
};
