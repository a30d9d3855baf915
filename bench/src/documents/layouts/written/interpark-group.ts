import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import type { Place } from '../../places.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { koreanTime, shift, write, writeDuration } from '../../write-time.ts';

const airport = ({ korean }: Place): string => korean.split('/').at(-1) ?? '';
const KOREAN_CARRIERS: Readonly<Record<string, string>> = { KE: '대한항공', SQ: '싱가포르항공' };
/** `10월 15일 (목) 오전 9:10`. */
const moment = (end: Leg['departure']): string =>
  `${write(end, 'M월 d일', 'ko')} (${write(end, 'EEE', 'ko')}) ${koreanTime(end)}`;

/** The booking page of a Korean shop as it is copied from a phone: a line a fact, clocks with 오전 and 오후, a group of five. */
export const interparkGroup: Layout = {
  name: 'interpark-group',
  group: 6,
  language: 'ko',
  prints: ['duration', 'baggage', 'operatedBy', 'pnr'],
  documents: {
    'family-to-singapore': {
      locator: 'R6WQTK',
      travellers: [
        'SEOL/YEONGMIN (성인 남)',
        'BAEK/SORA (성인 여)',
        'SEOL/JUWON (소아 남)',
        'SEOL/DAIN (소아 여)',
        'SEOL/HARAM (유아 남)',
      ],
      issuedOn: '2026-09-10',
      receivedOn: '2026-09-10',
      legs: [
        {
          flight: 'KE 643',
          from: 'ICN',
          to: 'SIN',
          departs: '2026-10-15 14:35',
          takes: '6:30',
          terminals: ['2', '4'],
          baggage: '23KG',
        },
        {
          flight: 'KE 5752',
          from: 'SIN',
          to: 'ICN',
          departs: '2026-10-20 22:40',
          takes: '6:20',
          terminals: ['3', '1'],
          baggage: '25KG',
          operatedBy: '싱가포르항공',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    const [first, last] = [legs[0], legs.at(-1)];
    return sheet(
      text('투어파크 항공', { size: 14, bold: true, band: true }),
      title('예약이 완료되었습니다', 14),
      text(
        `${write(issuedOn, 'yyyy.MM.dd')} 결제완료 · 주문번호 260910-417733-A\n항공사 예약번호(PNR) ${locator}`,
      ),
      gap,
      text(
        `왕복 · ${first?.origin.korean.split('/')[0] ?? ''} ↔ ${first?.target.korean.split('/')[0] ?? ''} · ${write(first?.departure ?? '', 'yyyy.MM.dd')} ~ ${write(last?.departure ?? '', 'MM.dd')} · 총 ${travellers.length}명`,
        { bold: true },
      ),
      gap,
      ...legs.flatMap((leg, at) => [
        text(at === 0 ? '가는편' : '오는편', { bold: true, size: 11 }),
        table(
          [
            [
              KOREAN_CARRIERS[leg.airline] ?? carrierOf(leg.airline),
              `${leg.airline}${leg.number}편`,
              leg.operatedBy ? `실제 운항 ${leg.operatedBy}` : '',
            ],
            [
              leg.from,
              moment(leg.departure),
              `${airport(leg.origin)} T${leg.terminals?.[0] ?? ''}`,
            ],
            ['', `${writeDuration(leg.minutes, "HH'시간 'mm'분'")} · 직항`, ''],
            [
              leg.to,
              `${moment(leg.arrival)}${shift(leg.days, ' (+', '일)')}`,
              `${airport(leg.target)} T${leg.terminals?.[1] ?? ''}`,
            ],
          ],
          { widths: [20, 45, 35], copied: 'cells' },
        ),
        text(`일반석 (특가) · 무료 위탁수하물 1인 ${leg.baggage ?? ''} · 좌석 미지정`, { size: 8 }),
        rule,
      ]),
      text('탑승객 정보', { bold: true }),
      table(
        [
          ['No', '영문명', '생년월일', '여권만료일', '항공권번호'],
          ...travellers.map((name, at) => [
            String(at + 1),
            name,
            ['1984.03.02', '1986.11.21', '2017.05.09', '2019.08.30', '2025.01.17'][at] ?? '',
            `203${at}.06.1${at}`,
            `180-24177332${at}1`,
          ]),
        ],
        { widths: [7, 38, 17, 17, 21], size: 8, head: true, ruled: true },
      ),
      gap,
      text('결제 정보', { bold: true }),
      table(
        [
          ['성인 2', '소아 2', '유아 1', '발권대행수수료', '총 결제금액'],
          ['1,124,800원', '843,600원', '112,400원', '40,000원', '2,120,800원'],
        ],
        { widths: [18, 18, 18, 22, 24], size: 8, ruled: true },
      ),
      small(
        '· 취소/환불은 마이페이지에서 신청하실 수 있으며, 영업시간(평일 오전 9:00 ~ 오후 5:30) 외 접수분은 다음 영업일에 처리됩니다. · 환불위약금 : 2026.09.15까지 무료, 출발 31일 전 50,000원, 출발 당일 200,000원 (1인, 성인 기준). · 소아 2명은 성인과 동일한 예약번호로 발권되었습니다. · 싱가포르 입국 시 SG Arrival Card를 도착 3일 전부터 작성해 주세요. · 여행자보험 1인 8,900원부터 · 유심/eSIM 3,300원부터 · 싱가포르 호텔 최대 12% 할인 (쿠폰코드 SINOCT). 고객센터 1588-0000',
      ),
    );
  },
};
