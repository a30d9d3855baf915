import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { capitals, write, writeDuration } from '../../write-time.ts';

const moment = (end: Leg['departure']): string =>
  write(end, "yyyy'년' MM'월' dd'일'(EEE) HH:mm", 'ko');
const terminal = (name = ''): string => (name ? `제${name}여객터미널` : '');

function printFlight(leg: Leg): Block[] {
  return [
    table(
      [
        [
          `${carrierOf(leg.airline)}  ${leg.airline} ${String(leg.number).padStart(4, '0')}`,
          leg.operatedBy ? `실제운항 : ${leg.operatedBy}` : '',
          'OK (예약확정)',
        ],
      ],
      { widths: [40, 40, 20], head: true },
    ),
    table(
      [
        [
          '출발',
          `${leg.origin.korean} (${leg.from})`,
          moment(leg.departure),
          terminal(leg.terminals?.[0]),
        ],
        [
          '도착',
          `${leg.target.korean} (${leg.to})`,
          moment(leg.arrival),
          terminal(leg.terminals?.[1]),
        ],
      ],
      { widths: [8, 34, 36, 22] },
    ),
    table(
      [
        [
          `예약등급 : ${leg.booked ?? ''} (일반석)`,
          `비행시간 : ${writeDuration(leg.minutes, "HH'시간 'mm'분'")}`,
          `기종 : ${leg.aircraft ?? ''}`,
        ],
        [
          `무료수하물 : ${leg.baggage ?? ''}`,
          leg.meal ? `기내식 : ${leg.meal}` : '',
          leg.seat ? `좌석 : ${leg.seat}` : '좌석 : 미지정',
        ],
      ],
      { widths: [30, 34, 36], size: 8 },
    ),
  ];
}

/** The itinerary that Korean agencies print from TOPAS: a card a flight, departure and arrival in a line each. */
export const topasKorean: Layout = {
  name: 'topas-korean',
  group: 1,
  language: 'ko',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'baggage', 'operatedBy', 'pnr'],
  documents: {
    'seoul-stockholm': {
      locator: '5KQW7X',
      travellers: ['BYUN/SOYEON MS'],
      tickets: ['180-2417705521'],
      issuedOn: '2027-01-08',
      receivedOn: '2027-01-08',
      legs: [
        {
          flight: 'KE 925',
          from: 'ICN',
          to: 'AMS',
          departs: '2027-03-05 12:40',
          takes: '14:05',
          terminals: ['2', ''],
          booked: 'M',
          aircraft: 'BOEING 777-300ER',
          baggage: '1PC',
          meal: '중식, 석식',
          seats: ['38A'],
        },
        {
          flight: 'KE 6409',
          from: 'AMS',
          to: 'ARN',
          departs: '2027-03-05 20:55',
          takes: '2:00',
          terminals: ['', '5'],
          booked: 'M',
          aircraft: 'BOEING 737-800',
          baggage: '1PC',
          operatedBy: 'KLM ROYAL DUTCH AIRLINES',
        },
        {
          flight: 'KE 6406',
          from: 'ARN',
          to: 'AMS',
          departs: '2027-03-14 16:50',
          takes: '2:10',
          terminals: ['5', ''],
          booked: 'H',
          aircraft: 'BOEING 737-900',
          baggage: '1PC',
          operatedBy: 'KLM ROYAL DUTCH AIRLINES',
        },
        {
          flight: 'KE 926',
          from: 'AMS',
          to: 'ICN',
          departs: '2027-03-14 21:10',
          takes: '11:45',
          terminals: ['', '2'],
          booked: 'H',
          aircraft: 'BOEING 777-300ER',
          baggage: '1PC',
          meal: '석식, 조식',
          seats: ['41C'],
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      title('여 정 안 내 서', 15),
      text('Travel Itinerary'),
      table(
        [
          ['승객성명', travellers[0] ?? '', '예약번호', locator],
          ['항공권번호', tickets[0] ?? '', '발권일', capitals(issuedOn, 'ddMMMyy')],
          ['여행사', '(주)다온여행사', '담당자', '국제선 2팀 02-000-5147'],
        ],
        { widths: [14, 36, 14, 36], ruled: true },
      ),
      gap,
      ...legs.flatMap((leg) => [...printFlight(leg), rule]),
      text('운임 정보', { bold: true }),
      table(
        [
          ['항공운임', 'KRW 1,214,000', '유류할증료', 'KRW 198,800'],
          ['세금', 'KRW 131,600', '총액', 'KRW 1,544,400'],
          ['결제수단', '신용카드 5409-****-****-2217', '발권수수료', 'KRW 10,000'],
        ],
        { widths: [14, 36, 14, 36], size: 8 },
      ),
      small(
        '※ 모든 시각은 현지 시각입니다. 국제선 탑승수속은 출발 60분 전에 마감되므로 3시간 전까지 공항에 도착해 주십시오. ※ 공동운항편은 실제 운항 항공사의 규정이 적용되며, 터미널이 다를 수 있습니다. ※ 환불 위약금 : 출발 전 200,000원, 예약부도 120,000원 별도. 여정 변경 시 재발행 수수료 100,000원. ※ 여권 유효기간은 6개월 이상이어야 합니다. 영업시간 평일 09:00~18:00, 점심 12:00~13:00. 사업자등록번호 000-00-00000',
      ),
    );
  },
};
