import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { gap, rule, sheet, small, table, text } from '../../sheet.ts';
import { write } from '../../write-time.ts';

const TOWNS: Readonly<Record<string, string>> = {
  ICN: '인천',
  FRA: '프랑크푸르트',
  HAM: '함부르크',
};
const town = (code: string): string => TOWNS[code] ?? code;

function printMove(leg: Leg): string {
  const next = leg.days > 0 ? `익일 ${leg.arrival.time}` : leg.arrival.time;
  return `${town(leg.from)} ${leg.departure.time} 출발 → ${town(leg.to)} ${next} 도착\n${leg.airline}${leg.number}편${leg.seat ? `, 좌석 ${leg.seat}` : ''}`;
}

const day = (date: string): string =>
  `${write(date, 'M월 d일', 'ko')}\n(${write(date, 'EEE', 'ko')})`;

/** The plan of a business trip as Korean offices file it: days in a table, flights among meetings and nights, towns by name. */
export const tripReportKorean: Layout = {
  name: 'trip-report-korean',
  group: 9,
  language: 'ko',
  prints: ['seat', 'pnr'],
  documents: {
    'hamburg-fair': {
      locator: 'TQ8WKM',
      travellers: ['기술영업팀 천도윤 책임'],
      issuedOn: '2026-09-02',
      receivedOn: '2026-09-03',
      legs: [
        {
          flight: 'LH 719',
          from: 'ICN',
          to: 'FRA',
          departs: '2026-09-21 12:30',
          takes: '13:55',
          seats: ['38H'],
        },
        {
          flight: 'LH 28',
          from: 'FRA',
          to: 'HAM',
          departs: '2026-09-21 21:15',
          takes: '1:05',
        },
        {
          flight: 'LH 9',
          from: 'HAM',
          to: 'FRA',
          departs: '2026-09-25 14:00',
          takes: '1:10',
        },
        {
          flight: 'LH 718',
          from: 'FRA',
          to: 'ICN',
          departs: '2026-09-25 17:35',
          takes: '11:30',
          seats: ['41C'],
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    const [first, second, third, fourth] = legs.map(printMove);
    const start = legs[0]?.departure.date ?? '';
    const finish = legs[2]?.departure.date ?? '';
    return sheet(
      text('국외 출장 계획서', { size: 16, bold: true, align: 'center' }),
      gap,
      table(
        [
          ['문서번호', 'TS-2026-0417', '기안', '팀장', '본부장'],
          ['기안일', write(issuedOn, 'yyyy. M. d.'), '천도윤', '전결 9/2', '승인 9/3'],
        ],
        { widths: [16, 30, 18, 18, 18], ruled: true, size: 8.5 },
      ),
      gap,
      table(
        [
          ['출장자', `${travellers[0] ?? ''} 외 0명`],
          ['출장지', '독일 함부르크 (WindEnergy Hamburg 2026)'],
          ['기간', '2026. 9. 21. ~ 2026. 9. 26. (5박 6일)'],
          ['목적', '전시 부스 운영 및 하펜시티 발전사 2개사 기술 미팅'],
          ['항공 예약', `루프트한자, 예약번호 ${locator}, 일반석 (발권 시한 9/4 17:00)`],
        ],
        { widths: [18, 82], ruled: true },
      ),
      gap,
      text('1. 세부 일정', { bold: true, size: 10.5 }),
      table(
        [
          ['일자', '이동 및 업무', '숙박'],
          [day(start), `${first ?? ''}\n${second ?? ''}`, '함부르크\nMoxy Altona'],
          [day('2026-09-22'), '09:00 부스 설치 점검, B6홀 312번\n14:00 인증기관 면담', '상동'],
          [day('2026-09-23'), '10:00 ~ 18:00 전시 부스 운영', '상동'],
          [day('2026-09-24'), '09:30 발전사 미팅 (하펜시티)\n19:00 협력사 만찬', '상동'],
          [day(finish), `${third ?? ''}\n${fourth ?? ''}`, '기내'],
          [day('2026-09-26'), '인천 도착 후 귀가, 보고서 제출 9/30까지', '-'],
        ],
        { widths: [16, 62, 22], head: true, ruled: true },
      ),
      gap,
      text('2. 소요 예산 (원)', { bold: true, size: 10.5 }),
      table(
        [
          ['항공료', '숙박비', '일비', '식비', '합계'],
          ['1,842,600', '1,020,000', '300,000', '420,000', '3,582,600'],
        ],
        { widths: [20, 20, 20, 20, 20], head: true, size: 8.5 },
      ),
      rule,
      small(
        '* 시각은 현지 시각 기준. 영수증과 탑승권 원본은 귀국 후 7일 이내 경영지원팀(내선 417)으로 제출. 환율 1 EUR = 1,604원 적용. 여행자보험 법인 일괄 가입.',
      ),
    );
  },
};
