import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { type Leg, travelMinutes, waitMinutes } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { shift, write, writeDuration } from '../../write-time.ts';

const length = (minutes: number): string => writeDuration(minutes, "H'시간 'm'분'");

function printJourney(name: string, legs: readonly Leg[]): Block[] {
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last) return [];
  return [
    text(
      `${name}: ${first.origin.korean.split('/')[0] ?? ''} → ${last.target.korean.split('/')[0] ?? ''}`,
      { bold: true, size: 11 },
    ),
    text(
      `${write(first.departure, 'yyyy년 M월 d일', 'ko')} (${write(first.departure, 'EEE', 'ko')}) · 총 ${length(travelMinutes(legs))} · ${legs.length > 1 ? `${legs.length - 1}회 경유` : '직항'}`,
      { size: 8.5 },
    ),
    ...legs.flatMap((leg, at) => {
      const next = legs[at + 1];
      return [
        table(
          [
            [leg.departure.time, `${leg.origin.korean} (${leg.from})`],
            [
              '',
              `${carrierOf(leg.airline)} ${leg.flight} · 이코노미 · ${leg.aircraft ?? ''}\n비행 시간 ${length(leg.minutes)} · 위탁 수하물 ${leg.baggage ?? ''}`,
            ],
            [
              `${leg.arrival.time}${shift(leg.days, ' (+', '일)')}`,
              `${leg.target.korean} (${leg.to})`,
            ],
          ],
          { widths: [20, 80] },
        ),
        ...(next
          ? [text(`환승 대기 ${length(waitMinutes(leg, next))} · ${leg.to}`, { size: 8 })]
          : []),
      ];
    }),
    rule,
  ];
}

/** Agoda in Korean: the day above a journey, then clocks before the places, airline and aircraft between them. */
export const agodaKorean: Layout = {
  name: 'agoda-korean',
  group: 9,
  language: 'ko',
  prints: ['aircraft', 'duration', 'baggage', 'pnr'],
  documents: {
    'bangkok-by-taipei': {
      locator: 'D6TQWK',
      travellers: ['Tak Seungyeon', 'Ma Jiwoo'],
      tickets: ['6952417733710', '6952417733711'],
      issuedOn: '2026-12-27',
      receivedOn: '2026-12-27',
      sender: 'Agoda <no-reply@agoda.com>',
      legs: [
        {
          flight: 'BR 169',
          from: 'ICN',
          to: 'TPE',
          departs: '2027-02-04 11:50',
          takes: '2:45',
          aircraft: 'Airbus A330-300',
          baggage: '23kg × 1개',
        },
        {
          flight: 'BR 205',
          from: 'TPE',
          to: 'BKK',
          departs: '2027-02-04 16:20',
          takes: '3:55',
          aircraft: 'Boeing 777-300ER',
          baggage: '23kg × 1개',
        },
        {
          flight: 'TG 656',
          from: 'BKK',
          to: 'ICN',
          departs: '2027-02-09 23:30',
          takes: '5:25',
          aircraft: 'Airbus A350-900',
          baggage: '20kg × 1개',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('agoda', { size: 17, bold: true }),
      title('항공권 예약이 확정되었습니다!', 13),
      text('전자 항공권이 발권되었습니다. 체크인 시 항공사 예약 코드와 여권을 제시해 주세요.'),
      gap,
      table(
        [
          ['아고다 예약 번호', '1417733208'],
          ['항공사 예약 코드 (PNR)', locator],
          ['예약 날짜', write(issuedOn, 'yyyy년 M월 d일', 'ko')],
        ],
        { widths: [35, 65] },
      ),
      rule,
      ...printJourney('가는 항공편', legs.slice(0, 2)),
      ...printJourney('오는 항공편', legs.slice(2)),
      text('탑승객', { bold: true }),
      table(
        travellers.map((name, at) => [name, '성인', `항공권 번호 ${tickets[at] ?? ''}`]),
        { widths: [40, 15, 45] },
      ),
      gap,
      text('요금', { bold: true }),
      table(
        [
          ['성인 2명', '704,200원'],
          ['세금 및 수수료', '181,460원'],
          ['아고다캐시 할인', '- 12,000원'],
          ['총 금액 (Visa ****4417)', '873,660원'],
        ],
        { widths: [70, 30], size: 8.5 },
      ),
      small(
        '좌석은 체크인 시 무료로 배정됩니다. 환승 시 타이베이에서 수하물을 찾으실 필요가 없습니다. 태국 입국 전 3일 이내에 TDAC을 제출해 주세요. 취소 요청은 출발 24시간 전까지 접수되며 항공사 수수료 외 1인 25,000원이 부과됩니다.',
      ),
      small(
        '방콕 숙소 최대 20% 할인 · 2월 4일 체크인, 2월 9일 체크아웃 · 수쿰윗 호텔 61,000원부터 · 공항 픽업 19,900원부터. Agoda Company Pte. Ltd., 36 Robinson Road, #20-01 City House, Singapore 068877',
      ),
    );
  },
};
