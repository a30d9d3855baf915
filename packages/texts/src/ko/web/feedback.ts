import type { feedback as en } from '../../en/web/feedback.ts';
import type { Translation } from '../../translation.ts';

export const feedback: Translation<typeof en> = {
  title: '의견 보내기',
  text: '좋은 점, 아쉬운 점, 불편한 점을 알려 주세요. 이름과 함께 모두 읽어요.',
  field: '의견',
  submit: '의견 보내기',
  empty: '의견을 입력해 주세요',
  emptyText: '보내 주신 의견은 앱을 더 좋게 만드는 데 도움이 돼요.',
  done: '의견을 보냈어요',
  doneText: '의견을 보내 주셔서 감사합니다! 곧 검토할게요.',
};
