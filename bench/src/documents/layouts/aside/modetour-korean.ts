import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

const moment = (at: Leg['departure']): string => write(at, "yyyy.MM.dd'('EEE')' HH:mm", 'ko');
const cityOf = ({ korean, country }: Leg['origin']): string =>
  korean.split('/').at(country === 'KR' ? -1 : 0) ?? korean;

/** The fixed programme of a package tour: flights in two rows at its head, days with clocks of their own below. */
export const modetourKorean: Layout = {
  name: 'modetour-korean',
  group: 6,
  language: 'ko',
  prints: [],
  documents: {
    'nha-trang-and-dalat': {
      locator: 'MODE41',
      travellers: ['소현우 외 3명'],
      issuedOn: '2027-01-02',
      receivedOn: '2027-01-04',
      extra: { code: 'AVP441KE5', meets: '17:10', airline: '대한항공' },
      legs: [
        { flight: 'KE 467', from: 'ICN', to: 'CXR', departs: '2027-01-14 20:20', takes: '5:25' },
        { flight: 'KE 468', from: 'CXR', to: 'ICN', departs: '2027-01-18 00:50', takes: '5:00' },
      ],
    },
    'phu-quoc-jin-air': {
      locator: 'MODE77',
      travellers: ['탁수진 외 1명'],
      issuedOn: '2026-11-11',
      receivedOn: '2026-11-11',
      extra: { code: 'AVP277LJ5', meets: '14:20', airline: '진에어' },
      legs: [
        { flight: 'LJ 119', from: 'ICN', to: 'PQC', departs: '2026-12-02 17:20', takes: '5:50' },
        { flight: 'LJ 120', from: 'PQC', to: 'ICN', departs: '2026-12-05 22:45', takes: '5:20' },
      ],
    },
  },
  print({ travellers, issuedOn, legs, extra }) {
    const [there, back] = legs;
    if (!there || !back) throw new Error('A package needs a way there and a way back.');
    return sheet(
      table([['모두투어', '확정일정표']], { widths: [70, 30], size: 13 }),
      rule,
      title(`[품격] ${cityOf(there.target)} 5일 #노쇼핑 #전통시장 #마사지 90분`, 13),
      table(
        [
          ['상품코드', extra['code'] ?? '', '예약번호', '2041-7733-20'],
          ['대표고객', `${travellers[0] ?? ''}님`, '작성일', write(issuedOn, 'yyyy.MM.dd')],
          ['이용항공', extra['airline'] ?? '', '여행기간', '3박 5일'],
        ],
        { widths: [14, 36, 14, 36], size: 9 },
      ),
      gap,
      text('교통편 안내', { bold: true, size: 11 }),
      table(
        [
          ['구분', '출발', '도착', '편명'],
          ...[there, back].map((leg, at) => [
            at === 0 ? '한국출발' : '현지출발',
            `${cityOf(leg.origin)}(${leg.from})\n${moment(leg.departure)}`,
            `${cityOf(leg.target)}(${leg.to})\n${moment(leg.arrival)}`,
            `${leg.airline}${leg.number}`,
          ]),
        ],
        { widths: [16, 34, 34, 16], head: true, ruled: true },
      ),
      table(
        [
          [
            '미팅장소',
            `${write(there.departure, "M'월' d'일'(EEE)", 'ko')} ${extra['meets'] ?? ''} 인천국제공항 3층 출국장 모두투어 미팅 테이블`,
          ],
          ['현지가이드', '응우옌 반 뚜안 (+84 90 000 4417), 한국인 가이드 옥지훈'],
        ],
        { widths: [16, 84], size: 8.5 },
      ),
      gap,
      text('일정표', { bold: true, size: 11 }),
      table(
        [
          ['일차', '지역', '시간', '세부일정', '식사'],
          ['1일', cityOf(there.target), '전일', '현지 도착 후 가이드 미팅, 호텔 투숙', '기내식'],
          ['2일', '', '09:30', '호텔 조식 후 시내 관광, 불교 사원', '조 호텔식'],
          ['', '', '12:20', '중식 후 해수 온천 (약 2시간)', '중 현지식'],
          ['', '', '19:00', '야시장 자유시간', '석 해산물'],
          ['3일', '', '10:00', '섬 투어 또는 선택관광 (호핑 $50)', '조 호텔식'],
          ['', '', '15:30', '마사지 90분 (팁 $5 별도)', '중 한식'],
          ['4일', '', '11:40', '호텔 체크아웃, 재래시장, 해변 산책', '조 호텔식'],
          ['', '', '20:30', '공항으로 이동', '석 한식'],
          ['5일', '인천', '오전', '인천 도착 후 해산', '기내식'],
        ],
        { widths: [9, 13, 11, 49, 18], head: true, size: 8.5 },
      ),
      rule,
      small(
        '※ 상기 항공 스케줄은 항공사 및 공항 사정으로 변경될 수 있습니다. ※ 단체 항공권 특성상 사전 좌석 지정 및 마일리지 적립이 불가하며, 항공사 예약번호는 미팅 시 안내해 드립니다. ※ 유류할증료는 매월 1일 기준으로 변동됩니다 (2026.12 기준 61,600원). ※ 취소료 규정: 출발 30일 전까지 무료, 20일 전 10%, 10일 전 15%, 8일 전 20%, 1일 전 30%, 당일 50%. ※ 최소 출발 인원 8명. 예약 담당 동남아사업부 02-0000-4417, 24시간 긴급연락처 1544-0000.',
      ),
    );
  },
};
