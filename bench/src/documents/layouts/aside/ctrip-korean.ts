import type { Layout } from '../../layout.ts';
import { type Leg, travelMinutes, waitMinutes } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { shift, write, writeDuration } from '../../write-time.ts';

const AIRLINES: Readonly<Record<string, string>> = { MM: '피치항공', MU: '중국동방항공' };
const length = (minutes: number): string => writeDuration(minutes, "H'시간 'm'분'");

function printJourney(name: string, legs: readonly Leg[]): Block[] {
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last) return [];
  return [
    text(
      `${name} · ${first.origin.korean.split('/')[0] ?? ''} - ${last.target.korean.split('/')[0] ?? ''}   ${write(first.departure, 'yyyy년 M월 d일', 'ko')} (${write(first.departure, 'EEE', 'ko')}) · ${length(travelMinutes(legs))}`,
      { bold: true },
    ),
    ...legs.flatMap((leg, at) => {
      const next = legs[at + 1];
      const airport = leg.origin.korean.split('/').at(-1) ?? '';
      return [
        table(
          [
            [leg.departure.time, `${leg.from} ${airport}국제공항 ${leg.terminals?.[0] ?? ''}`],
            [
              '',
              `${AIRLINES[leg.airline] ?? leg.airline} ${leg.airline}${leg.number} · ${leg.aircraft ?? ''} · 이코노미석 · ${length(leg.minutes)}`,
            ],
            [
              `${leg.arrival.time}${shift(leg.days, '+', '일')}`,
              `${leg.to} ${leg.target.korean.split('/').at(-1) ?? ''}국제공항 ${leg.terminals?.[1] ?? ''}`,
            ],
          ],
          { widths: [18, 82] },
        ),
        ...(next
          ? [text(`환승 ${length(waitMinutes(leg, next))} · 수하물 자동 연결`, { size: 8 })]
          : []),
      ];
    }),
    rule,
  ];
}

/** Trip.com in Korean: a journey's day and length above it, clocks with codes, the flight between them. */
export const ctripKorean: Layout = {
  name: 'ctrip-korean',
  group: 9,
  language: 'ko',
  prints: ['aircraft', 'duration', 'baggage', 'pnr'],
  documents: {
    'osaka-by-peach': {
      locator: 'ESVN5D',
      travellers: ['DOKGO/JIHO (지호 독고)'],
      issuedOn: '2027-03-05',
      receivedOn: '2027-03-05',
      sender: '트립닷컴 <kr_flight@trip.com>',
      extra: { outbound: '1' },
      legs: [
        {
          flight: 'MM 6',
          from: 'ICN',
          to: 'KIX',
          departs: '2027-04-02 11:05',
          takes: '1:55',
          terminals: ['T1', 'T2'],
          aircraft: '에어버스 A320',
          baggage: '20kg',
        },
        {
          flight: 'MM 9',
          from: 'KIX',
          to: 'ICN',
          departs: '2027-04-05 19:25',
          takes: '2:00',
          terminals: ['T2', 'T1'],
          aircraft: '에어버스 A320neo',
          baggage: '20kg',
        },
      ],
    },
    'bangkok-by-shanghai': {
      locator: 'MYCAU2',
      travellers: ['TAK/EUNSOL (은솔 탁)'],
      issuedOn: '2026-12-18',
      receivedOn: '2026-12-18',
      extra: { outbound: '2' },
      legs: [
        {
          flight: 'MU 5062',
          from: 'ICN',
          to: 'PVG',
          departs: '2027-01-23 17:30',
          takes: '2:10',
          terminals: ['T1', 'T1'],
          aircraft: '에어버스 A330',
          baggage: '23kg x 1',
        },
        {
          flight: 'MU 541',
          from: 'PVG',
          to: 'BKK',
          departs: '2027-01-23 21:45',
          takes: '4:35',
          terminals: ['T1', ''],
          aircraft: '보잉 777',
          baggage: '23kg x 1',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs, extra }) {
    const turn = Number(extra['outbound']);
    return sheet(
      text('Trip.com', { size: 15, bold: true }),
      title('항공권 발권이 완료되었습니다', 14),
      table(
        [
          ['예약번호', '1128104417733206'],
          ['항공사 예약번호 (PNR)', locator],
          ['결제일', write(issuedOn, 'yyyy년 M월 d일', 'ko')],
        ],
        { widths: [30, 70], copied: 'tabs' },
      ),
      small('표시된 모든 시각은 현지 시각입니다. 탑승수속 시 유효한 여권을 제시해 주세요.'),
      gap,
      ...printJourney('가는 편', legs.slice(0, turn)),
      ...printJourney('오는 편', legs.slice(turn)),
      text('탑승객', { bold: true }),
      table([['성인', travellers[0] ?? '', '여권 M****0417']], { widths: [12, 58, 30] }),
      gap,
      text('수하물', { bold: true }),
      table(
        [
          ['휴대 수하물', '7kg x 1 (좌석 아래 포함 2개)'],
          ['위탁 수하물', legs[0]?.baggage ?? ''],
        ],
        { widths: [22, 78] },
      ),
      gap,
      text('취소 및 변경', { bold: true }),
      table(
        [
          ['출발 24시간 전까지', '취소 79,000원 / 변경 41,000원 + 운임 차액'],
          ['출발 24시간 이내', '취소 불가 / 변경 66,000원 + 운임 차액'],
        ],
        { widths: [28, 72], size: 8 },
      ),
      text(
        '총 결제 금액 264,318원 (항공권 183,900 + 세금 68,418 + 안심케어 12,000), 트립코인 661개 적립 예정',
      ),
      small(
        '온라인 체크인 : 항공사 홈페이지에서 출발 24시간 전부터. 공항 카운터는 출발 60분 전에 마감됩니다. 이 메일은 발신 전용입니다. 24시간 한국어 고객센터 02-6380-9077. 트립닷컴트래블코리아 주식회사, 서울특별시 강남구.',
      ),
    );
  },
};
