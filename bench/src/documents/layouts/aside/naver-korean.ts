import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { typewriter } from '../../sheet.ts';
import { write } from '../../write-time.ts';

const CARRIERS: Readonly<Record<string, string>> = {
  '7C': '제주항공',
  BX: '에어부산',
  KE: '대한항공',
  LJ: '진에어',
  OZ: '아시아나항공',
};

const cityOf = ({ korean }: Leg['origin']): string => korean.split('/').at(-1) ?? korean;
const day = (at: Leg['departure']): string => write(at, "yyyy. M. d.'('EEE')'", 'ko');

const printLeg = (leg: Leg, label: string): string => `
${label}  ${day(leg.departure)}
${CARRIERS[leg.airline] ?? ''} ${leg.airline}${leg.number} · ${leg.cabin ?? ''}
${cityOf(leg.origin)} ${leg.departure.time} - ${cityOf(leg.target)} ${leg.arrival.time}${leg.days > 0 ? '(+1일)' : ''}
${leg.baggage ? `위탁 수하물 ${leg.baggage}` : '위탁 수하물 없음'}`;

/** Naver's message of a booked flight: two airlines for the two ways, each with its own number of booking. */
export const naverKorean: Layout = {
  name: 'naver-korean',
  group: 6,
  language: 'ko',
  prints: ['baggage', 'pnr'],
  documents: {
    'jeju-in-autumn': {
      locator: 'N7WQKT',
      travellers: ['피재민', '위소라'],
      issuedOn: '2026-10-04',
      receivedOn: '2026-10-04',
      extra: { seller: '모두닷컴', order: '2026100417733', total: '231,600원' },
      legs: [
        {
          flight: 'KE 1143',
          from: 'GMP',
          to: 'CJU',
          departs: '2026-10-23 09:05',
          takes: '1:15',
          cabin: '일반석(할인석)',
          baggage: '20kg',
        },
        {
          flight: 'KE 1246',
          from: 'CJU',
          to: 'GMP',
          departs: '2026-10-25 20:30',
          takes: '1:10',
          cabin: '일반석(할인석)',
          baggage: '20kg',
        },
      ],
    },
    'busan-osaka': {
      locator: 'QN4TWZ',
      travellers: ['황보란'],
      issuedOn: '2027-02-14',
      receivedOn: '2027-02-14',
      extra: { seller: '선민투어', order: '2027021441774', total: '268,900원' },
      legs: [
        {
          flight: 'BX 124',
          from: 'PUS',
          to: 'KIX',
          departs: '2027-03-19 08:35',
          takes: '1:25',
          cabin: '일반석',
          baggage: '15kg',
        },
        {
          flight: 'BX 123',
          from: 'KIX',
          to: 'PUS',
          departs: '2027-03-22 19:40',
          takes: '1:30',
          cabin: '일반석',
          baggage: '15kg',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs, extra }) {
    const [there, back] = legs;
    return typewriter(`
N 항공권
예약하신 항공권의 발권이 완료되었습니다.

${travellers[0] ?? ''}님, 즐거운 여행 되세요!

예약번호      ${extra['order'] ?? ''}
판매 여행사   ${extra['seller'] ?? ''} (1600-0000)
항공사 PNR    ${locator}
결제일시      ${write(issuedOn, 'yyyy. M. d.')} 21:07
탑승객        ${travellers.join(', ')} (성인 ${travellers.length}명)
${there ? printLeg(there, '가는편') : ''}
${back ? printLeg(back, '오는편') : ''}

총 결제금액   ${extra['total'] ?? ''} (네이버페이 포인트 1,158원 적립 예정)

[꼭 확인해 주세요]
- 국내선은 출발 30분 전, 국제선은 60분 전에 수속이 마감됩니다.
- 예약 변경/취소는 판매 여행사에 문의해 주세요. (평일 09:00~17:30)
- 신분증 미지참 시 탑승이 불가합니다.
- 좌석 지정은 항공사 홈페이지에서 위 PNR로 가능합니다.

예약 내역 보기 >
렌터카 최대 85% 할인 · 숙소 특가 · 여행자보험 3,120원부터
`);
  },
};
