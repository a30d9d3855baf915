import type { landing as en } from '../../en/web/landing.ts';
import type { Translation } from '../../translation.ts';

export const landing: Translation<typeof en> = {
  hero: {
    title: '여행의 든든한 동반자, OOO를 만나보세요.',
    text: '전자 항공권을 올려 보세요. OOO가 항공편을 읽고, 그 사이의 하루하루를 함께 채워 드려요.',
    howItWorks: '이용 방법',
    start: '여행 계획 시작하기',
    desktop: '데스크톱에서 가장 편하게 쓸 수 있어요.',
  },
  landing: {
    title: '항공권에서 여행 계획까지.',
    text: '전자 항공권을 올리면 OOO가 날짜, 항공편, 목적지를 정리해 여행을 만들어요.',
    upload: '전자 항공권 올리기',
    signIn: '로그인',
    newTrip: '새 여행 시작하기',
    demo: '서울 데모 체험하기',
    picture: '서울 데모: 하루하루의 일정과 장소가 표시된 지도.',
  },
  picture: {
    ticket: '전자 항공권',
    city: '서울',
    first: '을지로 노가리 골목',
    second: '경복궁',
    third: '창덕궁',
  },
  steps: {
    title: '이용 방법',
    import: {
      title: '여행 가져오기',
      text: '전자 항공권을 올리거나 내용을 붙여 넣거나 항공편을 입력하면 날짜와 목적지가 정해져요.',
      picture: '전자 항공권에서 읽은 항공편을 확인하는 화면',
    },
    packing: {
      title: '똑똑한 짐 싸기 목록',
      text: '날씨, 여행 기간, 여행 목적에 맞춰 챙길 것을 알려 드려요.',
      picture: '종류별로 정리된 준비물 목록',
    },
    discover: {
      title: '장소와 가장 좋은 시간 찾기',
      text: '맛집, 카페, 명소, 숨은 장소를 영업시간과 함께 보여 드려요.',
      picture: '서울의 장소를 모아 보여 주는 화면',
    },
    plan: {
      title: '캘린더와 지도로 계획하기',
      text: '장소를 직접 날짜에 배치하거나, 항공편에 맞는 시간을 OOO에게 추천받으세요.',
      picture: '날짜별 일정과 장소가 표시된 지도',
    },
    sync: {
      title: '모든 것이 클라우드에',
      text: '여행은 계정에 저장되어 로그인하는 모든 기기에서 볼 수 있어요.',
      picture: '다음 여행부터 보이는 내 여행 목록',
    },
    back: '이전',
    next: '다음',
    done: '알겠어요',
  },
};
