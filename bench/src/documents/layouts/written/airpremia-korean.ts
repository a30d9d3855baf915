import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

/** Air Premia's mail after the booking: codes large, all else Korean, a cell a line where it is copied. */
export const airpremiaKorean: Layout = {
  name: 'airpremia-korean',
  group: 6,
  language: 'ko',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'baggage', 'pnr'],
  documents: {
    'los-angeles': {
      locator: 'KT8QWM',
      travellers: ['HEO/DAYEON MS'],
      tickets: ['4812410339921'],
      issuedOn: '2027-02-16',
      receivedOn: '2027-02-16',
      sender: '에어프레미아 <no-reply@airpremia.com>',
      legs: [
        {
          flight: 'YP 101',
          from: 'ICN',
          to: 'LAX',
          departs: '2027-05-07 13:20',
          takes: '11:00',
          terminals: ['1', 'B'],
          aircraft: 'B787-9',
          cabin: '이코노미 스탠다드',
          seats: ['31A'],
          meal: '기내식 2회',
          baggage: '23kg 1개',
        },
        {
          flight: 'YP 102',
          from: 'LAX',
          to: 'ICN',
          departs: '2027-05-18 10:50',
          takes: '13:00',
          terminals: ['B', '1'],
          aircraft: 'B787-9',
          cabin: '이코노미 스탠다드',
          seats: ['33H'],
          meal: '기내식 2회',
          baggage: '23kg 1개',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('AIR PREMIA', { size: 16, bold: true, band: true }),
      title('항공권 예약이 완료되었습니다.', 14),
      text('아래 여정을 확인해 주세요. 모든 시간은 현지 시각 기준입니다.'),
      table(
        [
          ['예약번호', '예약일', '결제 상태'],
          [locator, write(issuedOn, 'yyyy년 MM월 dd일', 'ko'), '발권 완료'],
        ],
        { widths: [34, 36, 30], size: 11, copied: 'cells' },
      ),
      rule,
      ...legs.flatMap((leg, at) => [
        text(`${at === 0 ? '가는 편' : '오는 편'}   ${leg.airline}${leg.number}`, {
          bold: true,
          size: 12,
        }),
        table(
          [
            [leg.from, writeDuration(leg.minutes, "H'시간 'm'분'"), leg.to],
            [leg.origin.korean, '직항', leg.target.korean],
            [
              `${write(leg.departure, 'yyyy.MM.dd')} (${write(leg.departure, 'EEE', 'ko')})`,
              '',
              `${write(leg.arrival, 'yyyy.MM.dd')} (${write(leg.arrival, 'EEE', 'ko')})`,
            ],
            [leg.departure.time, '', leg.arrival.time],
            [`터미널 ${leg.terminals?.[0] ?? ''}`, '', `터미널 ${leg.terminals?.[1] ?? ''}`],
          ],
          { widths: [40, 20, 40], size: 11, copied: 'cells' },
        ),
        table(
          [
            ['좌석 등급', leg.cabin ?? '', '기종', leg.aircraft ?? ''],
            ['좌석', leg.seat ?? '', '위탁 수하물', leg.baggage ?? ''],
            ['기내식', leg.meal ?? '', '운항', '에어프레미아'],
          ],
          { widths: [16, 34, 16, 34], size: 8 },
        ),
        rule,
      ]),
      text('탑승객', { bold: true }),
      table(
        [
          ['이름', '구분', '항공권 번호'],
          [travellers[0] ?? '', '성인', tickets[0] ?? ''],
        ],
        { widths: [40, 20, 40], head: true },
      ),
      gap,
      text('결제 내역', { bold: true }),
      table(
        [
          ['항공운임', '742,000원'],
          ['유류할증료', '182,400원'],
          ['제세공과금', '74,300원'],
          ['총 결제금액', '998,700원'],
        ],
        { widths: [50, 50], size: 8 },
      ),
      small(
        '체크인 카운터는 출발 3시간 전부터 1시간 전까지 운영합니다. 미국 입국 시 ESTA 또는 비자가 필요합니다. 출발 91일 전까지 취소 시 수수료가 없으며, 이후에는 60,000원부터 부과됩니다. 문의 1800-2626',
      ),
    );
  },
};
