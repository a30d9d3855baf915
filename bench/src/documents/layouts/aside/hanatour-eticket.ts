import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import type { Place } from '../../places.ts';
import { gap, type Row, sheet, small, table, text, title } from '../../sheet.ts';
import { shift, write, writeDuration } from '../../write-time.ts';

const AIRLINES: Readonly<Record<string, string>> = { OZ: '아시아나항공' };
const where = ({ korean, code }: Place): string => `${korean.split('/')[0] ?? ''}\n(${code})`;
const moment = (at: Leg['departure']): string =>
  `${write(at, 'yy.MM.dd')}(${write(at, 'EEE', 'ko')})\n${at.time}`;

const printFlight = (leg: Leg, at: number): Row => [
  String(at + 1),
  `${AIRLINES[leg.airline] ?? leg.airline}\n${leg.airline}${String(leg.number).padStart(4, '0')}`,
  where(leg.origin),
  moment(leg.departure),
  where(leg.target),
  `${moment(leg.arrival)}${shift(leg.days, ' +')}`,
  writeDuration(leg.minutes, "HH'시간'mm'분'"),
  `${leg.booked ?? ''}\n일반석`,
  leg.baggage ?? '',
];

/** An agency's ticket as one table: place and moment of each end in cells of two lines, seats and machine below it. */
export const hanatourEticket: Layout = {
  name: 'hanatour-eticket',
  group: 6,
  language: 'ko',
  prints: ['aircraft', 'duration', 'seat', 'baggage', 'pnr'],
  documents: {
    'barcelona-rome': {
      locator: 'PSEJCU',
      travellers: ['HEO/MISUK MS', 'NOH/GICHAN MR'],
      tickets: ['988-2419931502', '988-2419931503'],
      issuedOn: '2027-03-11',
      receivedOn: '2027-03-11',
      legs: [
        {
          flight: 'OZ 511',
          from: 'ICN',
          to: 'BCN',
          departs: '2027-05-05 10:10',
          takes: '14:20',
          booked: 'H',
          aircraft: 'AIRBUS A350-900',
          seats: ['29A', '29B'],
          baggage: '1PC',
        },
        {
          flight: 'OZ 562',
          from: 'FCO',
          to: 'ICN',
          departs: '2027-05-13 19:30',
          takes: '12:15',
          booked: 'L',
          aircraft: 'BOEING 777-200ER',
          seats: ['31H', '31J'],
          baggage: '1PC',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    const grid = { size: 8, ruled: true } as const;
    return sheet(
      table([['하나투어  HANATOUR', '담당 : 법인항공1팀 마은채  02-000-1417']], { size: 10 }),
      title('전자항공권 발행확인서', 15),
      small('e-Ticket Itinerary & Receipt'),
      table(
        [
          ['예약번호', `${locator} (항공사)`, '하나투어 예약코드', 'HA2703-0417733'],
          ['발행일', write(issuedOn, 'yyyy-MM-dd'), '발행처', '17310417 / SELK1394H'],
        ],
        { widths: [16, 34, 20, 30], ...grid },
      ),
      gap,
      text('■ 탑승자', { bold: true }),
      table(
        [
          ['No', '영문성명', '항공권번호', '구분', '마일리지'],
          ...travellers.map((name, at) => [String(at + 1), name, tickets[at] ?? '', '성인', '-']),
        ],
        { widths: [8, 36, 30, 12, 14], head: true, ...grid },
      ),
      gap,
      text('■ 항공 여정 (현지시각 기준)', { bold: true }),
      table(
        [
          [
            'No',
            '항공편',
            '출발지',
            '출발일시',
            '도착지',
            '도착일시',
            '비행시간',
            '클래스',
            '수하물',
          ],
          ...legs.map(printFlight),
        ],
        { widths: [4, 15, 12, 14, 12, 14, 12, 9, 8], head: true, ...grid },
      ),
      ...legs.map((leg, at) =>
        text(
          `여정 ${at + 1}  기종 ${leg.aircraft ?? ''}  /  좌석 ${leg.seats?.join(', ') ?? ''}  /  상태 확정(HK)  /  터미널 ${leg.from === 'ICN' ? '출발 T2' : '도착 T2'}`,
          { size: 8 },
        ),
      ),
      gap,
      text('■ 운임 내역', { bold: true }),
      table(
        [
          ['항공요금', '유류할증료', '제세공과금', '발권대행수수료', '합계 (1인)'],
          ['980,000', '308,000', '112,400', '10,000', '1,410,400원'],
        ],
        grid,
      ),
      text(
        '결제 : 카드 5137-****-****-0417 (2인, 2,820,800원)  운임계산 SEL OZ BCN Q4.50 372.11/-ROM OZ SEL Q4.50 361.08NUC742.19END',
        { size: 8 },
      ),
      gap,
      small(
        '1. 여권 영문명과 항공권 영문명이 다를 경우 탑승이 거절될 수 있으며, 발권 후 영문명 변경은 불가합니다.\n2. 바르셀로나 → 로마 구간은 항공 여정에 포함되지 않습니다. (고객님 별도 준비)\n3. 항공사 규정 : 출발 전 환불 위약금 KRW 230,000 / 예약부도 KRW 120,000 / 재발행 KRW 70,000. 여행사 환불 수수료 1인 30,000원.\n4. 출발 48시간 전부터 항공사 홈페이지에서 온라인 체크인이 가능합니다. 공항에는 최소 3시간 전에 도착해 주시기 바랍니다.\n5. 이탈리아·스페인은 쉥겐 조약국이며 ETIAS 승인이 필요할 수 있습니다. 여권 잔여 유효기간을 확인하십시오.\n(주)하나투어 서울특별시 종로구 인사동5길 41  업무시간 평일 09:00~18:00 (점심 12:00~13:00)',
      ),
    );
  },
};
