import { type CalendarDate, listDates } from '@ooo/domain/shared/calendar-date';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { nationOf, type Place } from '../../places.ts';
import { gap, type Row, sheet, small, table, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

const town = (place: Place): string =>
  place.korean.split('/').at(nationOf(place) === 'KR' ? -1 : 0) ?? '';
const long = (date: string): string => `${write(date, 'yyyy.MM.dd')}(${write(date, 'EEE', 'ko')})`;

/** What a day has beside its flights, by number: place, sights, meals. */
type Sights = Readonly<Record<string, string>>;

/** Rows of one day: its flights at their hours, then what is visited. */
function printDay(date: CalendarDate, number: number, legs: readonly Leg[], extra: Sights): Row {
  const events = legs.flatMap((leg) => [
    ...(leg.departure.date === date
      ? [[leg.departure.time, `${leg.airline}${leg.number}`, `${town(leg.origin)} 국제공항 출발`]]
      : []),
    ...(leg.arrival.date === date ? [[leg.arrival.time, '', `${town(leg.target)} 도착`]] : []),
  ]);
  const [meeting, sights, meals] = (extra[`day${number}`] ?? '||').split('|');
  const visits = (sights ?? '').split(' / ').map((one) => ['', '', one]);
  const isLeaving = number > 1 && legs.some((leg) => leg.departure.date === date);
  const lines = [
    ...(meeting ? [meeting.split(' / ')] : []),
    ...(isLeaving ? [...visits, ...events] : [...events, ...visits]),
  ];
  return [
    `제${number}일\n${write(date, 'MM/dd')}(${write(date, 'EEE', 'ko')})`,
    lines.map(([time]) => time ?? '').join('\n'),
    lines.map(([, flight]) => flight ?? '').join('\n'),
    lines.map(([, , event]) => event ?? '').join('\n'),
    meals?.replaceAll(' / ', '\n') ?? '',
  ];
}

/** The day-by-day programme of a Korean package tour: towns without codes, sights and hotels between the flights. */
export const hanatourDays: Layout = {
  name: 'hanatour-days',
  group: 6,
  language: 'ko',
  prints: [],
  documents: {
    'bangkok-pattaya': {
      locator: 'ATP101',
      travellers: ['지윤호', '지아라', '송미란'],
      issuedOn: '2026-09-01',
      receivedOn: '2026-09-01',
      extra: {
        product: '방콕·파타야 5일 #왕궁 #산호섬 #전신마사지2시간',
        number: 'ATP101261015OZE',
        price: '749,000',
        nights: '3박 5일',
        day1: '15:20 /  / 인천 국제공항 제1여객터미널 3층 M카운터 앞 미팅|가이드 미팅 후 호텔 이동 / HOTEL : 아만타 호텔 라차다 또는 동급|석: 기내식',
        day2: '|호텔 조식 후 왕궁, 에메랄드 사원 관광 / 파타야로 이동 (약 2시간 30분 소요) / HOTEL : 센타라 노바 파타야 또는 동급|조: 호텔식 / 중: 수끼 / 석: 한식',
        day3: '|산호섬 해양 스포츠 (바나나보트 1회 포함) / 전신 마사지 2시간 / HOTEL : 센타라 노바 파타야 또는 동급|조: 호텔식 / 중: 현지식 / 석: 씨푸드',
        day4: '|호텔 체크아웃 (12:00) / 쇼핑센터 2회 방문 후 20:30 공항으로 이동|조: 호텔식 / 중: 현지식 / 석: 무제한 삼겹살',
        day5: '|즐거운 여행 되셨기를 바랍니다.|조: 기내식',
      },
      legs: [
        { flight: 'OZ 741', from: 'ICN', to: 'BKK', departs: '2026-10-15 18:20', takes: '5:50' },
        { flight: 'OZ 742', from: 'BKK', to: 'ICN', departs: '2026-10-18 23:40', takes: '5:30' },
      ],
    },
    'osaka-new-year': {
      locator: 'JOP337',
      travellers: ['명세진', '강도현'],
      issuedOn: '2026-11-16',
      receivedOn: '2026-11-17',
      extra: {
        product: '오사카·교토·고베 4일 [연말연시] 온천호텔 1박',
        number: 'JOP337261230TWA',
        price: '1,189,000',
        nights: '3박 4일',
        day1: '05:40 /  / 인천 국제공항 제1여객터미널 3층 F카운터 앞 미팅|오사카성 천수각 외관, 도톤보리 자유시간 / HOTEL : 오사카 하톤 호텔 미나미센바 또는 동급|중: 돈까스 / 석: 자유식',
        day2: '|교토 이동 (약 1시간 10분) : 청수사, 아라시야마 / HOTEL : 아리마 온천 가든 또는 동급|조: 호텔식 / 중: 유도후 / 석: 가이세키',
        day3: '|고베 하버랜드, 기타노 이진칸 / HOTEL : 오사카 하톤 호텔 미나미센바 또는 동급|조: 호텔식 / 중: 스키야키 / 석: 자유식',
        day4: '|린쿠타운 아울렛|조: 호텔식',
      },
      legs: [
        { flight: 'TW 281', from: 'ICN', to: 'KIX', departs: '2026-12-30 08:15', takes: '1:50' },
        { flight: 'TW 284', from: 'KIX', to: 'ICN', departs: '2027-01-02 18:55', takes: '2:05' },
      ],
    },
  },
  print({ travellers, issuedOn, legs, extra }) {
    const [first, last] = [legs[0], legs.at(-1)];
    if (!first || !last) return sheet();
    const begin = first.departure.date;
    const days = listDates(begin, last.arrival.date);
    return sheet(
      table([['아라투어  여행일정표', `작성일 ${long(issuedOn)}`]], { widths: [60, 40], size: 11 }),
      title(extra['product'] ?? '', 13),
      table(
        [
          ['상품번호', extra['number'] ?? '', '여행기간', extra['nights'] ?? ''],
          ['출발일', long(begin), '도착일', long(last.arrival.date)],
          [
            '상품가격',
            `성인 ${extra['price'] ?? ''}원`,
            '예약자',
            `${travellers[0] ?? ''} 외 ${travellers.length - 1}명`,
          ],
        ],
        { widths: [14, 38, 14, 34], size: 8, ruled: true },
      ),
      small(
        '포함사항 : 왕복항공료, 유류할증료, 숙박, 일정상 식사 및 입장료, 여행자보험(1억원)   불포함사항 : 가이드/기사 경비 1인 $40, 매너팁, 선택관광',
      ),
      gap,
      table(
        [
          ['일자', '시간', '교통편', '주요 일정', '식사'],
          ...days.map((date, at) => printDay(date, at + 1, legs, extra)),
        ],
        { widths: [13, 9, 11, 48, 19], size: 8, head: true, ruled: true },
      ),
      gap,
      small(
        '※ 상기 일정은 항공 및 현지 사정에 의하여 변경될 수 있습니다. 미팅 시간은 출발 2~3일 전 문자로 다시 안내드립니다.\n※ 선택관광 : 알카자쇼 $40 (약 1시간), 야간 시티투어 $50, 요트투어 $70. 쇼핑 : 라텍스, 잡화 총 3회.\n※ 취소 수수료 (국외여행 표준약관) : 출발 30일 전까지 계약금 환급, 20일 전 10%, 10일 전 15%, 8일 전 20%, 1일 전 30%, 당일 50%.\n담당 : 동남아사업부 02-000-1170 (평일 09:00~18:00)  입금계좌 : 가나은행 000-910017-00404 (주)아라투어',
      ),
    );
  },
};
