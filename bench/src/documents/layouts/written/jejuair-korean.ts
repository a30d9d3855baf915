import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** The reservation page of Jeju Air: Korean labels, long days in Korean. */
export const jejuairKorean: Layout = {
  name: 'jejuair-korean',
  group: 6,
  language: 'ko',
  prints: ['seat', 'baggage', 'pnr'],
  documents: {
    fukuoka: {
      locator: 'N4QKRT',
      travellers: ['GONG/HYEJIN MS', 'BONG/TAEGYU MR'],
      issuedOn: '2026-09-09',
      receivedOn: '2026-09-09',
      sender: '제주항공 <noreply@jejuair.net>',
      legs: [
        {
          flight: '7C 1401',
          from: 'ICN',
          to: 'FUK',
          departs: '2026-10-30 06:50',
          takes: '1:25',
          seats: ['14A', '14B'],
          baggage: '15kg',
        },
        {
          flight: '7C 1408',
          from: 'FUK',
          to: 'ICN',
          departs: '2026-11-02 20:55',
          takes: '1:30',
          seats: ['15E', '15F'],
          baggage: '15kg',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text('JEJUair', { size: 16, bold: true, band: true }),
      title('항공권 예약 확인서', 14),
      table(
        [
          ['예약번호', '예약일', '결제금액'],
          [locator, write(issuedOn, 'yyyy-MM-dd'), '386,400원'],
        ],
        { widths: [34, 33, 33], ruled: true },
      ),
      gap,
      ...legs.flatMap((leg, at) => [
        text(`${at === 0 ? '가는 편' : '오는 편'}   ${leg.airline}${leg.number}   FLYBAG`, {
          bold: true,
          size: 11,
        }),
        table(
          [
            [
              '출발',
              `${leg.origin.korean.replace('/', '(')}${leg.origin.korean.includes('/') ? ')' : ''} ${leg.from}`,
              `${write(leg.departure, 'yyyy년 M월 d일', 'ko')} (${write(leg.departure, 'EEE', 'ko')}) ${leg.departure.time}`,
            ],
            [
              '도착',
              `${leg.target.korean.replace('/', '(')}${leg.target.korean.includes('/') ? ')' : ''} ${leg.to}`,
              `${write(leg.arrival, 'yyyy년 M월 d일', 'ko')} (${write(leg.arrival, 'EEE', 'ko')}) ${leg.arrival.time}`,
            ],
          ],
          { widths: [12, 33, 55] },
        ),
        table(
          [
            ['탑승객', '좌석', '위탁수하물', '사전주문 기내식'],
            ...travellers.map((name, seat) => [
              name,
              leg.seats?.[seat] ?? '',
              leg.baggage ?? '',
              '없음',
            ]),
          ],
          { widths: [40, 18, 20, 22], size: 8, head: true, ruled: true },
        ),
        rule,
      ]),
      gap,
      text('운임 규정', { bold: true }),
      small(
        '취소 수수료: 출발 61일 전까지 무료, 60일~31일 40,000원, 30일~당일 60,000원(1인, 편도 기준). 노쇼 수수료 100,000원 별도.\n탑승수속은 항공기 출발 2시간 30분 전부터 50분 전까지 가능합니다. 기내수하물은 10kg 이내 1개입니다.\n제주항공 고객센터 1599-1500 / 제주특별자치도 제주시 신대로 64',
      ),
    );
  },
};
