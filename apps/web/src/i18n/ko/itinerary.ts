import type { itinerary as en } from '../en/itinerary.ts';
import type { Translation } from '../translation.ts';

export const itinerary: Translation<typeof en> = {
  label: '일정',
  loading: '일정을 불러오는 중',
  none: '아직 저장한 장소가 없어요. 저장하면 날짜를 정할 때까지 여기에 있어요.',
  day: '{{number}}일차',
  stop: '{{number}}번째:',
  night: '오늘 밤 숙소',
  empty: '{{weekday}}에는 아직 일정이 없어요.',
  addOn: '{{number}}일차에 일정 추가',
  facts: {
    stops_one: '{{count}}곳',
    stops_other: '{{count}}곳',
    walk: '도보 {{distance}}',
    travel: '이동 {{time}}',
    full: '하루의 {{percent}}%가 찼어요',
    over: '하루에 다 넣기 어려워요',
  },
  travel: {
    before: { walk: '걸어서 {{time}}', ride: '버스, 지하철이나 택시로 {{time}}' },
    hotel: { walk: '숙소에서 걸어서 {{time}}', ride: '숙소에서 {{time}}' },
  },
  warning: {
    closed: '이 시간에는 닫혀 있어요',
    overlap: '앞 일정이 끝나기 전에 시작해요',
    flights: '비행기 시간과 너무 가까워요',
    tight: '이동할 시간이 모자라요',
  },
  ideas_one: '시간이 없는 장소 {{count}}곳',
  ideas_other: '시간이 없는 장소 {{count}}곳',
  autoPlan: '{{count}}곳 자동 계획',
  planAgain: '다시 계획하기',
  far: {
    title: '멀리 있는 곳',
    text: '{{city}}에서 {{distance}} 넘게 떨어져 있어 계획에 넣지 않아요.',
  },
  menu: {
    of: '{{name}} 메뉴',
    details: '자세히',
    setTime: '시간 정하기',
    moveTo: '다른 날로 옮기기',
    addTo: '날짜에 넣기',
    googleMaps: 'Google 지도에서 열기',
    unschedule: '일정에서 빼기',
    remove: '삭제',
  },
};
