import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { koreanTime, write, writeDuration } from '../../write-time.ts';

/** The page of an order in a Korean travel app: clocks of the morning and afternoon, an order number beside the airline's. */
export const orderPageKorean: Layout = {
  name: 'order-page-korean',
  group: 6,
  language: 'ko',
  prints: ['duration', 'seat', 'baggage', 'pnr'],
  documents: {
    'osaka-weekend': {
      locator: '3TKQWL',
      travellers: ['EOM/SEULKI', 'PYO/HANBIT'],
      issuedOn: '2027-02-01',
      receivedOn: '2027-02-03',
      legs: [
        {
          flight: 'RS 713',
          from: 'ICN',
          to: 'KIX',
          departs: '2027-03-05 13:55',
          takes: '1:50',
          terminals: ['1', '1'],
          seats: ['11D', '11E'],
          baggage: '15kg',
        },
        {
          flight: 'RS 712',
          from: 'KIX',
          to: 'ICN',
          departs: '2027-03-07 12:15',
          takes: '2:00',
          terminals: ['1', '1'],
          seats: ['12A', '12B'],
          baggage: '15kg',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      title('주문 상세', 15),
      table(
        [
          ['주문번호', 'MRT-20270201-0044178'],
          ['주문일시', `${write(issuedOn, 'yyyy. M. d.')} 오후 9:12`],
          ['예약상태', '발권완료'],
          ['항공사 예약번호', locator],
        ],
        { widths: [28, 72] },
      ),
      rule,
      text('여정 정보', { bold: true, size: 12 }),
      ...legs.flatMap((leg, at) => [
        text(
          `${at === 0 ? '가는날' : '오는날'}  ${write(leg.departure, 'yyyy. M. d.')}(${write(leg.departure, 'EEE', 'ko')})`,
          { bold: true },
        ),
        table(
          [
            [
              koreanTime(leg.departure),
              `${leg.origin.korean} ${leg.from} T${leg.terminals?.[0] ?? ''}`,
            ],
            [
              '',
              `${carrierOf(leg.airline)} ${leg.airline}${leg.number} · ${writeDuration(leg.minutes, "H'시간 'm'분'")} · 일반석`,
            ],
            [
              koreanTime(leg.arrival),
              `${leg.target.korean} ${leg.to} T${leg.terminals?.[1] ?? ''}`,
            ],
          ],
          { widths: [24, 76] },
        ),
        text(`무료 수하물 ${leg.baggage ?? ''}   좌석 ${leg.seat ?? ''}`, { size: 8 }),
        gap,
      ]),
      rule,
      text('탑승자 정보', { bold: true, size: 12 }),
      table(
        [
          ['영문 이름', '성별', '생년월일', '국적'],
          ...travellers.map((name) => [name, '여성', '비공개', '대한민국']),
        ],
        { widths: [40, 15, 25, 20], head: true },
      ),
      gap,
      text('결제 정보', { bold: true, size: 12 }),
      table(
        [
          ['항공 요금 (성인 2)', '438,000원'],
          ['좌석 지정', '28,000원'],
          ['쿠폰 할인', '-15,000원'],
          ['총 결제 금액', '451,000원'],
        ],
        { widths: [60, 40], size: 8 },
      ),
      small(
        '현지 시각 기준입니다. 항공사 사정으로 출발 시각이 변경될 수 있으니 출발 24시간 전에 다시 확인해 주세요. 취소 신청은 평일 오전 9:00부터 오후 5:00까지 가능하며, 이후 신청은 다음 영업일에 처리됩니다. Visit Japan Web 사전 등록을 권장합니다.',
      ),
    );
  },
};
