import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { nationOf } from '../../places.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const NATIONS: Readonly<Record<string, string>> = { KR: '대한민국', VN: '베트남' };

function printFlight(leg: Leg): Block[] {
  const [from = '정보 없음', to = '정보 없음'] = leg.terminals ?? [];
  const arrives = leg.days > 0 ? `\n(${write(leg.arrival, "M'월' d'일' EEEE", 'ko')})` : '';
  return [
    text(
      `출발: ${write(leg.departure, "M'월' d'일' EEEE", 'ko')}     출발 전에 비행 시간을 확인하십시오`,
      { bold: true, size: 10 },
    ),
    table(
      [
        [
          `${carrierOf(leg.airline).toUpperCase()}\n${leg.airline} ${String(leg.number).padStart(4, '0')}`,
          `${leg.from}\n${leg.origin.city.toUpperCase()}, ${NATIONS[nationOf(leg.origin)] ?? ''}`,
          `${leg.to}\n${leg.target.city.toUpperCase()}, ${NATIONS[nationOf(leg.target)] ?? ''}`,
          `기종:\n${leg.aircraft ?? ''}`,
        ],
        [
          `소요 시간:\n${writeDuration(leg.minutes, "H'시간 'm'분'")}`,
          `출발 시각:\n${write(leg.departure, 'HH:mm')}`,
          `도착 시각:\n${write(leg.arrival, 'HH:mm')}${arrives}`,
          `식사:\n${leg.meal ?? ''}`,
        ],
        ['좌석 등급:\n이코노미', `터미널:\n${from}`, `터미널:\n${to}`, '경유: 0\n상태: 확정'],
      ],
      { widths: [24, 26, 28, 22], ruled: true, size: 8.5 },
    ),
  ];
}

/** Sabre's itinerary with Korean labels: boxes of label and value, the year in the heading alone. */
export const abacusKorean: Layout = {
  name: 'abacus-korean',
  group: 4,
  language: 'ko',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'pnr'],
  documents: {
    'ho-chi-minh-new-year': {
      locator: 'MBTQKW',
      travellers: ['PYUN/SEOKJIN MR', 'WOO/NARAE MS'],
      tickets: ['9882417710041', '9882417710042'],
      issuedOn: '2026-11-02',
      receivedOn: '2026-11-02',
      legs: [
        {
          flight: 'OZ 731',
          from: 'ICN',
          to: 'SGN',
          departs: '2026-12-30 19:20',
          takes: '5:25',
          terminals: ['1', '2'],
          booked: 'S',
          aircraft: 'AIRBUS A350-900',
          meal: '석식',
          seats: ['25D', '25E'],
        },
        {
          flight: 'OZ 732',
          from: 'SGN',
          to: 'ICN',
          departs: '2027-01-04 23:40',
          takes: '4:55',
          terminals: ['2', '1'],
          booked: 'S',
          aircraft: 'AIRBUS A330-300',
          meal: '조식',
          seats: ['30A', '30B'],
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    const [start, finish] = [legs[0]?.departure ?? '', legs.at(-1)?.arrival ?? ''];
    return sheet(
      title(
        `${write(start, "yyyy'년' M'월' d'일'")} › ${write(finish, "yyyy'년' M'월' d'일'")}   호치민 여행`,
        12,
      ),
      table(
        [
          ['승객', travellers.join('\n')],
          ['예약 코드', locator],
          ['항공사 예약 코드', `${locator} (OZ)`],
          ['발행', `${write(issuedOn, 'yyyy.MM.dd')}  (주)한빛트래블 02-000-2147`],
        ],
        { widths: [24, 76] },
      ),
      rule,
      ...legs.flatMap((leg) => [
        ...printFlight(leg),
        table(
          [
            ['승객 이름:', '좌석:', '상용고객 번호:', '전자항공권 번호:'],
            ...travellers.map((name, at) => [
              `» ${name}`,
              `${leg.seats?.[at] ?? ''} / 확정`,
              at === 0 ? 'OZ 417700412' : '-',
              tickets[at] ?? '',
            ]),
          ],
          { widths: [30, 18, 26, 26], size: 8, head: true },
        ),
        gap,
      ]),
      text('비고', { bold: true }),
      small(
        '발권 시한: 2026.11.05 18:00. 취소 수수료 출발 91일 전까지 없음, 60일 전 30,000원, 14일 전 90,000원, 이후 120,000원. 비자 없이 45일까지 체류할 수 있으며 왕복 항공권을 지참해야 합니다. 호텔 체크인 14:00, 체크아웃 12:00, 공항 픽업은 별도 문의. 항공사가 제공하는 운송 및 기타 서비스에는 운송 약관이 적용됩니다. 인천공항 혼잡이 예상되오니 3시간 전에 도착하시기 바랍니다.',
      ),
    );
  },
};
