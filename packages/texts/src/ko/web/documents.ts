import type { documents as en } from '../../en/web/documents.ts';
import type { Translation } from '../../translation.ts';

export const documents: Translation<typeof en> = {
  open: '문서',
  title: '“{{trip}}”의 문서',
  addTicket: '항공권 추가',
  empty: '이 여행에 보관한 문서가 없어요.',
  emptyDetail:
    '항공권을 추가할 때 파일을 여기에 보관할 수 있어요. 암호화해서 다른 이용자는 볼 수 없어요.',
  sealed: '암호화해서 다른 이용자는 볼 수 없고, 여행을 삭제하면 함께 지워져요.',
  facts: '{{size}} · {{date}} 보관',
  download: '{{name}} 내려받기',
  remove: '{{name}} 삭제',
  removeQuestion: '이 문서를 완전히 삭제할까요?',
  removeConfirm: '삭제',
  removed: '문서를 삭제했어요',
  removeFailed: '{{name}}을(를) 삭제하지 못했어요. 다시 시도해 주세요.',
  loadFailed: '문서를 불러오지 못했어요.',
};
