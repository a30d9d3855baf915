import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { gap, sheet, small, table, text, title } from '../../sheet.ts';
import { shift, write, writeDuration } from '../../write-time.ts';

/** The itinerary of a Korean travel agency: a table with a row a leg, Korean labels alone. */
export const agencyKorean: Layout = {
  name: 'agency-korean',
  group: 6,
  language: 'ko',
  prints: ['duration', 'baggage', 'pnr'],
  documents: {
    'package-to-da-nang': {
      locator: 'HT82LM',
      travellers: ['JANG/MYEONGHO MR', 'SEO/EUNJU MS'],
      issuedOn: '2026-12-08',
      receivedOn: '2026-12-08',
      legs: [
        {
          flight: 'VN 431',
          from: 'ICN',
          to: 'DAD',
          departs: '2027-01-14 11:00',
          takes: '4:40',
          cabin: '일반석',
          baggage: '23KG',
        },
        {
          flight: 'VN 430',
          from: 'DAD',
          to: 'ICN',
          departs: '2027-01-19 00:20',
          takes: '4:30',
          cabin: '일반석',
          baggage: '23KG',
        },
      ],
    },
    'europe-connection': {
      locator: '9FKQ4R',
      travellers: ['NOH/GYURI MS'],
      issuedOn: '2026-03-03',
      receivedOn: '2026-03-04',
      legs: [
        {
          flight: 'TK 91',
          from: 'ICN',
          to: 'IST',
          departs: '2026-05-02 00:35',
          takes: '12:00',
          cabin: '일반석',
          baggage: '30KG',
        },
        {
          flight: 'TK 1853',
          from: 'IST',
          to: 'BCN',
          departs: '2026-05-02 08:10',
          takes: '3:40',
          cabin: '일반석',
          baggage: '30KG',
        },
        {
          flight: 'TK 1854',
          from: 'BCN',
          to: 'IST',
          departs: '2026-05-13 12:40',
          takes: '3:30',
          cabin: '일반석',
          baggage: '30KG',
        },
        {
          flight: 'TK 88',
          from: 'IST',
          to: 'ICN',
          departs: '2026-05-14 02:10',
          takes: '10:05',
          cabin: '일반석',
          baggage: '30KG',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      title('여 정 표  (ITINERARY)', 16),
      table(
        [[`발행일 : ${write(issuedOn, 'yyyy년 M월 d일', 'ko')}`, '담당자 : 국제선팀 02-555-0147']],
        { widths: [50, 50] },
      ),
      gap,
      table(
        [
          ['예약번호', locator, '인원', `성인 ${travellers.length}명`],
          ['승객명', travellers.join('\n'), '여행사', '(주)바른길여행'],
        ],
        { widths: [15, 40, 15, 30], ruled: true },
      ),
      gap,
      table(
        [
          [
            '구분',
            '편명',
            '구간',
            '출발일시',
            '도착일시',
            '소요시간',
            '좌석등급',
            '상태',
            '수하물',
          ],
          ...legs.map((leg, at) => [
            String(at + 1),
            `${leg.airline}${String(leg.number).padStart(3, '0')}`,
            `${leg.origin.korean.split('/')[0] ?? ''}(${leg.from})\n→ ${leg.target.korean.split('/')[0] ?? ''}(${leg.to})`,
            `${write(leg.departure, 'MM/dd')}(${write(leg.departure, 'EEE', 'ko')}) ${write(leg.departure, 'HH:mm')}`,
            `${write(leg.arrival, 'MM/dd')}(${write(leg.arrival, 'EEE', 'ko')}) ${write(leg.arrival, 'HH:mm')}${shift(leg.days, ' +')}`,
            writeDuration(leg.minutes, "HH'시간'mm'분'"),
            leg.cabin ?? '',
            '확약',
            leg.baggage ?? '',
          ]),
        ],
        { widths: [6, 9, 16, 16, 18, 12, 9, 6, 8], size: 8, head: true, ruled: true },
      ),
      small(
        `* 항공사 : ${[...new Set(legs.map((leg) => carrierOf(leg.airline)))].join(', ')}\n* 상기 시간은 모두 현지시각 기준이며, 항공사 사정에 의해 변경될 수 있습니다.`,
      ),
      gap,
      text('■ 결제 안내', { bold: true }),
      text(
        `항공요금 ${travellers.length * 684_000}원 (유류할증료 및 제세공과금 포함) / 결제시한 : ${write(issuedOn, 'yyyy-MM-dd')} 18:00`,
      ),
      text('■ 유의사항', { bold: true }),
      small(
        '1. 여권 유효기간은 출국일 기준 6개월 이상 남아 있어야 합니다.\n2. 공항에는 출발 2시간 30분 전까지 도착하여 주시기 바랍니다. (인천공항 제1여객터미널 3층)\n3. 발권 후 영문 성명 변경은 불가하며, 환불 시 항공사 위약금과 여행사 수수료 1인 30,000원이 부과됩니다.\n4. 좌석 배정 및 기내식 신청은 출발 48시간 전까지 항공사로 직접 요청하셔야 합니다.\n사업자등록번호 000-00-00000  관광사업등록 제2099-000000호  서울특별시 중구 세종대로 00',
      ),
    );
  },
};
