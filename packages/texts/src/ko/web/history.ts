import type { history as en } from '../../en/web/history.ts';
import type { Translation } from '../../translation.ts';

export const history: Translation<typeof en> = {
  menu: '실행 취소와 다시 실행',
  undo: '실행 취소',
  redo: '다시 실행',
  undoStep: '실행 취소: {{step}}',
  redoStep: '다시 실행: {{step}}',
  redone: '다시 실행했어요',
  changedSince: '‘{{step}}’은(는) 그대로 두었어요. 그 뒤에 다른 곳에서 바뀌었어요.',
  failed: {
    undo: '‘{{step}}’을(를) 되돌리지 못했어요. 다시 시도해 주세요.',
    redo: '‘{{step}}’을(를) 다시 실행하지 못했어요. 다시 시도해 주세요.',
  },
  trip: '여행 수정',
  one: {
    added: '{{name}} 추가',
    removed: '{{name}} 삭제',
    moved: '{{name}} 이동',
    unscheduled: '{{name}} 일정 해제',
    changed: '{{name}} 수정',
  },
  many: {
    added: '장소 {{number}}곳 추가',
    removed: '장소 {{number}}곳 삭제',
    moved: '장소 {{number}}곳 이동',
    unscheduled: '장소 {{number}}곳 일정 해제',
    changed: '장소 {{number}}곳 수정',
  },
};
