import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const AIRLINE = '아시아나항공';

const moment = (at: Leg['departure']): string => write(at, 'yyyy-MM-dd(EEE) HH:mm', 'ko');
const cityOf = ({ korean, code }: Leg['origin']): string =>
  `${korean.split('/')[0] ?? ''}(${code})`;

/** The page of a booking at a Korean web agency: a bar of the way, then the pieces of each flight one below the other. */
export const onlinetourKorean: Layout = {
  name: 'onlinetour-korean',
  group: 6,
  language: 'ko',
  prints: ['duration', 'baggage', 'operatedBy', 'pnr'],
  documents: {
    'tokyo-and-sapporo': {
      locator: 'OT5KQW',
      travellers: ['TAE/HYERIN (성인/여)', 'WON/DOHYUN (성인/남)'],
      issuedOn: '2026-12-01',
      receivedOn: '2026-12-01',
      legs: [
        {
          flight: 'OZ 1085',
          from: 'GMP',
          to: 'HND',
          departs: '2027-02-03 15:40',
          takes: '2:05',
          booked: 'W',
          baggage: '23KG',
        },
        {
          flight: 'OZ 9150',
          from: 'HND',
          to: 'CTS',
          departs: '2027-02-05 10:00',
          takes: '1:35',
          booked: 'W',
          baggage: '23KG',
          operatedBy: '전일본공수',
        },
        {
          flight: 'OZ 173',
          from: 'CTS',
          to: 'ICN',
          departs: '2027-02-08 14:15',
          takes: '3:10',
          booked: 'H',
          baggage: '23KG',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      table([['온라인투어', '마이페이지 > 예약내역 > 해외항공']], { widths: [50, 50] }),
      title('예약 상세정보', 14),
      table(
        [
          ['예약번호', 'A261201-0044177', '예약상태', '결제완료 / 발권완료'],
          ['PNR', locator, '예약일시', `${issuedOn} 22:14`],
          ['발권마감', `${issuedOn} 23:59`, '담당자', '국제선팀 (02-0000-3417)'],
        ],
        { widths: [14, 36, 14, 36], ruled: true, size: 9 },
      ),
      gap,
      text('여정정보 (다구간)', { bold: true, size: 11 }),
      ...legs.flatMap((leg, at) => [
        text(`여정 ${at + 1}   ${cityOf(leg.origin)} → ${cityOf(leg.target)}`, { band: true }),
        table(
          [
            [
              `${AIRLINE}\n${leg.airline}${String(leg.number).padStart(4, '0')}${leg.operatedBy ? `\n${leg.operatedBy} 공동운항` : ''}`,
              `${moment(leg.departure)}\n${leg.origin.korean}`,
              `${writeDuration(leg.minutes, "HH'시간 'mm'분'")}\n─────→\n직항`,
              `${moment(leg.arrival)}\n${leg.target.korean}`,
            ],
            [
              `일반석 (${leg.booked ?? ''})`,
              '좌석 : 확정(HK)',
              '',
              `무료수하물 : ${leg.baggage ?? ''}`,
            ],
          ],
          { widths: [24, 29, 18, 29], copied: 'cells' },
        ),
        rule,
      ]),
      text('탑승객정보', { bold: true, size: 11 }),
      table(
        [
          ['영문명', '생년월일', '국적', '여권번호', '여권만료일', '항공권번호'],
          ...travellers.map((name, at) => [
            name,
            '****-**-**',
            '대한민국',
            'M******77',
            `203${at + 1}-0${at + 4}-11`,
            `988-241773393${at}`,
          ]),
        ],
        { widths: [22, 15, 12, 15, 16, 20], head: true, size: 8.5 },
      ),
      gap,
      table(
        [
          ['항공요금', '유류할증료', '제세공과금', '발권수수료', '총 결제금액'],
          ['712,000원', '91,200원', '118,400원', '20,000원', '941,600원'],
        ],
        { head: true, size: 8.5 },
      ),
      small(
        '· 위 출발/도착 시간은 현지 시간 기준이며 항공사 사정에 의해 사전 예고 없이 변경될 수 있습니다. · 공동운항편은 운항 항공사 카운터에서 수속하셔야 합니다. · 결제 후 당일 17:00 이전 취소 시 발권수수료가 부과되지 않습니다. · 취소 수수료 : 출발 61일 전 50,000원, 60~15일 전 70,000원, 14~4일 전 90,000원, 3일 이내 110,000원. · 토요일, 일요일 및 공휴일에는 취소/변경 접수가 불가합니다.',
      ),
    );
  },
};
