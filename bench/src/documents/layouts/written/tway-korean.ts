import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { koreanTime, write, writeDuration } from '../../write-time.ts';

/** T'way's mail: clocks with 오전 and 오후, `(+1일)`, days without a year. */
export const twayKorean: Layout = {
  name: 'tway-korean',
  group: 6,
  language: 'ko',
  prints: ['duration', 'aircraft', 'pnr'],
  documents: {
    'overnight-no-year': {
      locator: 'TK8MWZ',
      travellers: ['PYO/SIWOO MR'],
      issuedOn: '2025-12-02',
      receivedOn: '2025-12-02',
      sender: '티웨이항공 <noreply@twayair.com>',
      legs: [
        {
          flight: 'TW 177',
          from: 'ICN',
          to: 'SGN',
          departs: '2026-01-22 21:30',
          takes: '5:30',
          aircraft: 'B737-800',
        },
        {
          flight: 'TW 178',
          from: 'SGN',
          to: 'ICN',
          departs: '2026-01-27 02:10',
          takes: '5:15',
          aircraft: 'B737-800',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text("t'way", { size: 16, bold: true }),
      title('결제가 완료되었습니다', 14),
      text(
        `${travellers[0] ?? ''}님, 티웨이항공을 이용해 주셔서 감사합니다. (결제일 ${write(issuedOn, 'yyyy.MM.dd')})`,
      ),
      table([['예약번호', locator]], { widths: [30, 70], size: 12 }),
      gap,
      ...legs.flatMap((leg, at) => [
        text(`여정${at + 1}  ${leg.airline}${leg.number}  (${leg.aircraft ?? ''})  스마트운임`, {
          bold: true,
        }),
        text(`${leg.origin.korean} (${leg.from})  →  ${leg.target.korean} (${leg.to})`),
        table(
          [
            [
              `${write(leg.departure, 'M월 d일', 'ko')}(${write(leg.departure, 'EEE', 'ko')})`,
              `${koreanTime(leg.departure)} 출발`,
            ],
            ['', `${koreanTime(leg.arrival)} 도착${leg.days > 0 ? ` (+${leg.days}일)` : ''}`],
            ['', `총 ${writeDuration(leg.minutes, "H'시간 'm'분'")} 소요`],
          ],
          { widths: [30, 70], copied: 'cells' },
        ),
        rule,
      ]),
      table(
        [
          ['항공운임', '298,000원'],
          ['유류할증료', '61,600원'],
          ['공항이용료', '28,000원'],
          ['총 결제금액', '387,600원'],
        ],
        { widths: [40, 60], ruled: true },
      ),
      small(
        '위탁수하물은 포함되어 있지 않습니다. 필요하신 경우 출발 24시간 전까지 홈페이지에서 구매해 주세요. 여권 유효기간은 6개월 이상이어야 하며, 탑승수속은 출발 3시간 전부터 1시간 전까지입니다. 이 메일은 발신 전용입니다.',
      ),
    );
  },
};
