import type { common as en } from '../en/common.ts';
import type { Translation } from '../translation.ts';

export const common: Translation<typeof en> = {
  productName: 'OOO',
  companyName: 'O³',
  loading: '불러오는 중',
  close: '닫기',
  cancel: '취소',
  save: '저장',
  saving: '저장 중...',
  delete: '삭제',
  undo: '실행 취소',
  retry: '다시 시도',
  back: '뒤로',
  next: '다음',
  skipToContent: '본문으로 건너뛰기',
  toHome: '내 여행으로',
  optional: '선택',
  errorTitle: '오류',
  error: {
    title: '처리하지 못했어요',
    unknown: '저희 쪽에서 문제가 생겼어요. 입력한 내용은 그대로 있어요.',
    away: '지금 OOO에 연결할 수 없어요. 네트워크를 확인한 뒤 다시 시도해 주세요.',
    request: '요청 번호 {{id}}',
    crashTitle: '이 화면이 멈췄어요',
    crashText: '여행은 안전하게 저장되어 있어요. 페이지를 새로 고치거나 내 여행으로 돌아가세요.',
    reload: '새로 고침',
    newVersion: 'OOO가 업데이트되었어요. 계속하려면 페이지를 새로 고쳐 주세요.',
  },
  offline: '오프라인 상태예요. 이전에 불러온 내용을 보고 있으며, 변경은 연결된 뒤에 할 수 있어요.',
  notFound: {
    title: '404 페이지를 찾을 수 없어요',
    text: '이 주소에는 아무것도 없어요.',
  },
  footer: {
    label: 'OOO 정보',
    privacy: '개인정보 처리방침',
    terms: '이용약관',
    toDark: '어두운 테마로 바꾸기',
    toLight: '밝은 테마로 바꾸기',
  },
};
