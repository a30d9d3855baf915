import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** A mobile pass as a telephone shows it: one narrow column, Korean labels, no year. */
export const phonePassKorean: Layout = {
  name: 'phone-pass-korean',
  group: 10,
  language: 'ko',
  prints: ['seat', 'pnr'],
  documents: {
    'jeju-cheongju': {
      locator: 'LKT8QW',
      travellers: ['국하은'],
      issuedOn: '2027-03-20',
      receivedOn: '2027-03-20',
      extra: { status: '14:02  LTE  87%', boarding: '14:05', gate: '7' },
      legs: [
        {
          flight: 'ZE 708',
          from: 'CJU',
          to: 'CJJ',
          departs: '2027-03-21 14:35',
          takes: '1:05',
          seats: ['21F'],
        },
      ],
    },
  },
  print({ locator, travellers, legs, extra }) {
    const narrow = { widths: [24, 24, 52] };
    return sheet(
      text(extra['status'] ?? '', { size: 8 }),
      text('모바일 탑승권', { size: 14, bold: true }),
      rule,
      ...legs.flatMap((leg) => [
        text('이스타항공  EASTAR JET', { bold: true }),
        title(`${leg.from}     →     ${leg.to}`, 20),
        table(
          [
            [leg.origin.korean, leg.target.korean, ''],
            [leg.departure.time, leg.arrival.time, ''],
          ],
          { ...narrow, size: 12 },
        ),
        gap,
        table(
          [
            ['편명', '날짜', ''],
            [
              `${leg.airline}${leg.number}`,
              `${write(leg.departure, 'M월 d일', 'ko')} (${write(leg.departure, 'EEE', 'ko')})`,
              '',
            ],
          ],
          { ...narrow, size: 11 },
        ),
        table(
          [
            ['탑승구', '탑승시각', ''],
            [extra['gate'] ?? '', extra['boarding'] ?? '', ''],
          ],
          { ...narrow, size: 11 },
        ),
        table(
          [
            ['좌석', '순번', ''],
            [leg.seat ?? '', '098', ''],
          ],
          { ...narrow, size: 11 },
        ),
        table(
          [
            ['탑승객', '예약번호', ''],
            [travellers[0] ?? '', locator, ''],
          ],
          { ...narrow, size: 11 },
        ),
      ]),
      gap,
      small('탑승구는 출발 10분 전에 닫힙니다. 신분증을 준비해 주세요.'),
      small('화면을 캡처한 탑승권은 사용이 제한될 수 있습니다.'),
      table([['홈', '예약조회', '체크인 · 탑승권 · 더보기']], narrow),
    );
  },
};
