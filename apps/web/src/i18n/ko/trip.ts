import type { trip as en } from '../en/trip.ts';
import type { Translation } from '../translation.ts';

export const trip: Translation<typeof en> = {
  tabs: {
    label: '여행 보기',
    map: '지도',
    calendar: '캘린더',
    saved: '장소',
    discover: '둘러보기',
  },
  strip: {
    saved_one: '장소 {{count}}곳',
    saved_other: '장소 {{count}}곳',
    settings: '여행 설정',
  },
  sheet: {
    low: '목록 접기',
    half: '목록 반만 보기',
    full: '목록 모두 보기',
  },
  demo: {
    badge: '데모',
    about: '데모 안내',
    text: '무엇이든 해 볼 수 있는 예시 여행이에요. 이 브라우저에만 남고, 어디에도 전송되거나 예약되지 않아요.',
    restart: '처음부터 다시',
    clear: '데모 지우기',
    own: '내 여행 계획하기',
    fixed: '데모의 이름, 날짜, 항공편은 바꿀 수 없어요',
  },
  loadFailed: '이 여행을 불러오지 못했어요',
  notFound: '여기에는 그런 여행이 없어요',
  toTrips: '내 여행으로',
};
