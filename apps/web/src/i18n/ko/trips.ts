import type { trips as en } from '../en/trips.ts';
import type { Translation } from '../translation.ts';

export const trips: Translation<typeof en> = {
  home: {
    welcome: '다시 만나서 반가워요, {{name}}님!',
    count_one: '계획한 여행 {{count}}개',
    count_other: '계획한 여행 {{count}}개',
    loadFailed: '여행을 불러오지 못했어요',
    empty: '아직 여행이 없어요.',
    emptyDetail: '전자 항공권을 올리면 날짜, 항공편, 목적지가 자동으로 채워져요.',
  },
  card: {
    places_one: '저장한 장소 {{count}}곳',
    places_other: '저장한 장소 {{count}}곳',
    running: '여행 중',
    menu: '{{name}} 옵션',
  },
  plan: {
    title: '새 여행 계획하기',
    text: '전자 항공권을 올리거나 처음부터 시작하세요',
  },
  switcher: {
    label: '여행: {{name}}',
    none: '내 여행',
    home: 'Out of Office',
    others: '다른 여행',
    newTrip: '새 여행',
  },
  settings: {
    title: '여행 설정',
    name: '여행 이름',
    startDate: '시작일',
    endDate: '종료일',
    save: '변경 사항 저장',
    updated: '여행이 수정되었어요',
    datesUpdated: '여행 날짜를 수정했어요. 날씨와 추천은 자동으로 새로 고쳐져요.',
    saved: '여행 정보를 저장했어요.',
    failed: '여행 정보를 수정하지 못했어요. 다시 시도해 주세요.',
    loadFailed: '여행을 불러오지 못했어요',
  },
  delete: {
    title: '여행 삭제',
    question: '“{{name}}” 여행을 삭제할까요?',
    text: '항공편, 저장한 장소, 일정이 모두 삭제돼요. 되돌릴 수 없어요.',
    confirm: '여행 삭제',
    done: '여행이 삭제되었어요',
    doneText: '"{{name}}" 여행을 삭제했어요.',
    failed: '여행을 삭제하지 못했어요. 다시 시도해 주세요.',
  },
};
