import type { Layout } from '../../layout.ts';
import type { Place } from '../../places.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { shift, write, writeDuration } from '../../write-time.ts';

/** `부산(김해)`. */
const where = ({ korean }: Place): string => korean.replace(/\/(.*)$/, '($1)');
const day = (date: string): string => `${write(date, 'yy.MM.dd')}(${write(date, 'EEE', 'ko')})`;

/** Air Busan's itinerary: `26.10.15(목)`, both ends and the number on one line. */
export const airbusanKorean: Layout = {
  name: 'airbusan-korean',
  group: 6,
  language: 'ko',
  prints: ['aircraft', 'duration', 'seat', 'baggage', 'pnr'],
  documents: {
    'busan-tokyo': {
      locator: '4QKZTR',
      travellers: ['EOM/JAEHYUN MR', 'EOM/SEOYUL MISS'],
      tickets: ['982-2417733201', '982-2417733202'],
      issuedOn: '2026-09-02',
      receivedOn: '2026-09-02',
      sender: '에어부산 <noreply@airbusan.com>',
      legs: [
        {
          flight: 'BX 112',
          from: 'PUS',
          to: 'NRT',
          departs: '2026-10-15 10:05',
          takes: '2:05',
          terminals: ['국제선', '1'],
          aircraft: 'A321neo',
          seats: ['12A', '12B'],
          baggage: '15KG',
        },
        {
          flight: 'BX 111',
          from: 'NRT',
          to: 'PUS',
          departs: '2026-10-18 13:15',
          takes: '2:25',
          terminals: ['1', '국제선'],
          aircraft: 'A321neo',
          seats: ['9E', '9F'],
          baggage: '15KG',
        },
      ],
    },
    'busan-da-nang-by-night': {
      locator: '7TZKWQ',
      travellers: ['PYO/HANNA MS'],
      tickets: ['982-2418840017'],
      issuedOn: '2026-10-26',
      receivedOn: '2026-10-26',
      hides: ['seat'],
      legs: [
        {
          flight: 'BX 773',
          from: 'PUS',
          to: 'DAD',
          departs: '2026-12-11 21:35',
          takes: '4:50',
          terminals: ['국제선', '2'],
          aircraft: 'A321-200',
          baggage: '15KG',
        },
        {
          flight: 'BX 774',
          from: 'DAD',
          to: 'PUS',
          departs: '2026-12-16 01:25',
          takes: '4:20',
          terminals: ['2', '국제선'],
          aircraft: 'A321-200',
          baggage: '15KG',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('AIR BUSAN', { size: 15, bold: true, band: true }),
      title('e-티켓 확인증 (여정안내서)', 14),
      table(
        [
          ['예약번호', locator, '발권일', day(issuedOn)],
          ['발행처', '에어부산 홈페이지', '연락처', '1666-3060'],
        ],
        { widths: [15, 35, 15, 35], ruled: true },
      ),
      gap,
      table(
        [
          ['승객명', '항공권번호', '좌석'],
          ...travellers.map((name, at) => [
            name,
            tickets[at] ?? '',
            legs.map((leg) => leg.seats?.[at]).every((seat) => seat !== undefined)
              ? legs.map((leg) => leg.seats?.[at] ?? '').join(' / ')
              : '미지정',
          ]),
        ],
        { widths: [40, 35, 25], head: true, ruled: true },
      ),
      gap,
      ...legs.flatMap((leg, at) => [
        text(`구간 ${at + 1}. ${where(leg.origin)} → ${where(leg.target)}`, {
          bold: true,
          size: 11,
        }),
        text(
          `${day(leg.departure.date)} ${leg.departure.time} ${leg.from}  ─  ${leg.airline}${String(leg.number).padStart(4, '0')}  ─  ${leg.arrival.time}${shift(leg.days, '(+', '일)')} ${leg.to}`,
        ),
        table(
          [
            ['비행시간', writeDuration(leg.minutes, "H'시간 'm'분'"), '기종', leg.aircraft ?? ''],
            ['운임종류', '이벤트 (T)', '무료수하물', leg.baggage ?? ''],
            ['출발 터미널', leg.terminals?.[0] ?? '', '도착 터미널', leg.terminals?.[1] ?? ''],
          ],
          { widths: [18, 32, 18, 32], size: 8 },
        ),
        rule,
      ]),
      text('운임 내역 (KRW)', { bold: true }),
      table(
        [
          ['항공운임', '유류할증료', '세금 및 제반요금', '합계'],
          ['152,000', '38,400', '57,900 (BP 28,000 / SW 25,900 / OI 4,000)', '248,300'],
        ],
        { widths: [18, 18, 44, 20], size: 8, ruled: true },
      ),
      small(
        '· 탑승수속은 국제선 출발 50분 전, 국내선 출발 20분 전에 마감됩니다. · 김해공항 국제선 카운터는 오전 5시부터 운영합니다. · 기내 휴대수하물은 10kg(115cm) 1개입니다. · 이벤트 운임은 출발 91일 이전 취소 시 무료, 90~61일 3만원, 60~31일 4만원, 30일 이내 6만원의 환불수수료가 부과됩니다. · 좌석 사전지정 : 일반석 7,000원, 비상구 25,000원. · 기내식은 출발 72시간 전까지 홈페이지에서 별도 구매하실 수 있습니다. 에어부산(주) 부산광역시 강서구 유통단지1로57번길 6  사업자등록번호 000-00-00000',
      ),
    );
  },
};
