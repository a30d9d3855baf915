import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const day = (at: { date: string }): string => `${at.date}(${write(at.date, 'EEE', 'ko')})`;

/** Aero K: one row a leg in a ruled table, `2027-05-14(금)` over the clock, bags and seats in a table of their own. */
export const aerokKorean: Layout = {
  name: 'aerok-korean',
  group: 6,
  language: 'ko',
  prints: ['duration', 'seat', 'baggage', 'pnr'],
  documents: {
    'cheongju-tokyo': {
      locator: 'QZ4WTL',
      travellers: ['MAENG/HOJIN', 'SEONWOO/BOM'],
      issuedOn: '2027-03-29',
      receivedOn: '2027-03-29',
      sender: '에어로케이항공 <reservation@aerok.com>',
      legs: [
        {
          flight: 'RF 322',
          from: 'CJJ',
          to: 'NRT',
          departs: '2027-05-14 08:05',
          takes: '2:20',
          seats: ['6E', '6F'],
          baggage: '15kg',
        },
        {
          flight: 'RF 321',
          from: 'NRT',
          to: 'CJJ',
          departs: '2027-05-17 22:35',
          takes: '2:30',
          seats: ['11B', '11C'],
          baggage: '20kg',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text('Aero K', { size: 18, bold: true }),
      title('e-티켓 여정안내서', 13),
      rule,
      table(
        [
          ['예약번호 (PNR)', '예약일자', '예약상태', '결제수단'],
          [locator, `${issuedOn} 23:14`, '확정 (HK)', '신용카드 (일시불)'],
        ],
        { widths: [25, 30, 20, 25], head: true },
      ),
      gap,
      text('■ 항공 여정', { bold: true }),
      table(
        [
          ['구분', '편명', '출발', '도착', '소요시간', '운임'],
          ...legs.map((leg, at) => [
            at === 0 ? '가는 편' : '오는 편',
            `${leg.airline}${leg.number}`,
            `${leg.origin.korean}(${leg.from})\n${day(leg.departure)}\n${leg.departure.time}`,
            `${leg.target.korean}(${leg.to})\n${day(leg.arrival)}\n${leg.arrival.time}`,
            writeDuration(leg.minutes, "HH'시간'mm'분'"),
            at === 0 ? '에코' : '스마트',
          ]),
        ],
        { widths: [12, 12, 26, 26, 14, 10], head: true, ruled: true },
      ),
      gap,
      text('■ 탑승객 및 부가서비스', { bold: true }),
      table(
        [
          ['탑승객명', '여정', '좌석', '위탁수하물', '기내 유료식'],
          ...travellers.flatMap((name, at) =>
            legs.map((leg) => [
              `${name} (성인)`,
              `${leg.from}-${leg.to}`,
              leg.seats?.[at] ?? '',
              leg.baggage ?? '',
              '신청 안 함',
            ]),
          ),
        ],
        { widths: [32, 18, 12, 18, 20], head: true, size: 8.5 },
      ),
      gap,
      text('■ 결제 내역 (KRW)', { bold: true }),
      table(
        [
          ['항공운임', '유류할증료', '공항시설사용료/세금', '부가서비스', '합계'],
          ['236,000', '71,200', '104,600', '44,000', '455,800'],
        ],
        { widths: [20, 20, 24, 18, 18], head: true, size: 8 },
      ),
      small(
        '* 모든 시각은 현지 시각입니다. 탑승수속은 출발 2시간 30분 전부터 50분 전까지이며 탑승구는 출발 15분 전에 닫힙니다. * 기내 휴대수하물은 10kg 1개(세 변의 합 115cm)입니다. * 여정변경 수수료: 출발 31일 전까지 30,000원, 30일~당일 60,000원. 예약부도(No-show) 100,000원. * 임신 32주 이상이신 경우 의사 소견서가 필요합니다.',
      ),
      small(
        '* 2027년 4월 한 달간 청주공항 주차 2일 무료! 나리타공항 제3터미널 셔틀은 5분마다 운행합니다. 에어로케이항공(주) 충청북도 청주시 청원구 내수읍 오창대로 980 | 고객센터 1899-2299 (09:00~18:00)',
      ),
    );
  },
};
