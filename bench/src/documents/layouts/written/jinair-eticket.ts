import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text } from '../../sheet.ts';
import { capitals, write } from '../../write-time.ts';

/** The e-ticket of Jin Air. */
export const jinairEticket: Layout = {
  name: 'jinair-eticket',
  group: 6,
  language: 'ko',
  prints: ['seat', 'baggage', 'pnr'],
  documents: {
    'guam-style-overnight': {
      locator: 'JB72KQ',
      travellers: ['YOO/TAEMIN MR'],
      tickets: ['718 2410099385'],
      issuedOn: '2025-08-27',
      receivedOn: '2025-08-27',
      sender: 'JIN AIR <noreply@jinair.com>',
      legs: [
        {
          flight: 'LJ 25',
          from: 'ICN',
          to: 'CEB',
          departs: '2025-10-15 21:15',
          takes: '4:40',
          booked: 'T',
          seats: ['38D'],
          baggage: '15KG',
          terminals: ['2', '2'],
        },
        {
          flight: 'LJ 26',
          from: 'CEB',
          to: 'ICN',
          departs: '2025-10-20 01:55',
          takes: '4:15',
          booked: 'T',
          seats: ['38D'],
          baggage: '15KG',
          terminals: ['2', '2'],
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      table([['JIN AIR', 'e-티켓 확인증\ne-Ticket Passenger Itinerary & Receipt']], {
        widths: [50, 50],
        size: 12,
      }),
      gap,
      table(
        [
          ['승객 성명\nPassenger Name', '예약번호\nBooking Reference', '항공권번호\nTicket Number'],
          [travellers[0] ?? '', locator, tickets[0] ?? ''],
        ],
        { widths: [34, 33, 33], ruled: true },
      ),
      ...legs.flatMap((leg) => [
        gap,
        table(
          [
            [
              `편명 Flight  ${leg.airline}${String(leg.number).padStart(3, '0')}`,
              `예약등급 Class  ${leg.booked ?? ''}`,
              '예약상태 Status  OK',
            ],
          ],
          { widths: [40, 30, 30], head: true },
        ),
        table(
          [
            [
              '출발 Departure',
              `${leg.origin.korean.split('/')[0] ?? ''}(${leg.from})`,
              capitals(leg.departure, 'ddMMM yyyy HH:mm'),
              `터미널 ${leg.terminals?.[0] ?? ''}`,
            ],
            [
              '도착 Arrival',
              `${leg.target.korean.split('/')[0] ?? ''}(${leg.to})`,
              capitals(leg.arrival, 'ddMMM yyyy HH:mm'),
              `터미널 ${leg.terminals?.[1] ?? ''}`,
            ],
          ],
          { widths: [24, 26, 32, 18] },
        ),
        table(
          [
            [
              `좌석번호 Seat Number  ${leg.seat ?? '-'}`,
              `무료수하물 Free Baggage  ${leg.baggage ?? '-'}`,
              '기내식 Meal  유료',
            ],
          ],
          { widths: [34, 40, 26], size: 8 },
        ),
        rule,
      ]),
      gap,
      text('운임 정보 Fare Information', { bold: true }),
      table(
        [
          ['항공운임 Fare', 'KRW 268,000'],
          ['유류할증료 Fuel Surcharge', 'KRW 74,800'],
          ['공항시설사용료 Airport Tax', 'KRW 28,000'],
          ['총 금액 Total', 'KRW 370,800'],
          ['발행일 Issue Date', capitals(issuedOn, 'ddMMM yyyy')],
        ],
        { widths: [40, 60], ruled: true },
      ),
      small(
        `위탁수하물 1개의 무게가 ${legs[0]?.baggage ?? ''}을 초과할 경우 초과 수하물 요금이 부과됩니다. 탑승수속은 출발시각 60분 전(국제선)에 마감됩니다. 예약 취소 및 환불 수수료는 ${write(issuedOn, 'yyyy.MM.dd')} 발권분 운임규정에 따릅니다.`,
      ),
    );
  },
};
