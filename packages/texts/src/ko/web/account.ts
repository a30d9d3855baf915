import type { account as en } from '../../en/web/account.ts';
import type { Translation } from '../../translation.ts';

export const account: Translation<typeof en> = {
  menu: {
    open: '계정: {{name}}',
    temperature: '온도',
    language: '언어',
    weather: '날씨',
    account: '계정',
    preferences: '환경설정',
    feedback: '의견 보내기',
    controlDeck: '컨트롤 덱',
    signOut: '로그아웃',
    signIn: '로그인',
  },
  maintenance: '지금 OOO를 점검하고 있어요. 모두 볼 수 있지만 지금은 변경할 수 없어요.',
  maintenanceInDemo: '지금 OOO를 점검하고 있어요. 데모는 이 브라우저에 저장돼요.',
  preferencesFailed: '설정을 저장하지 못했어요. 다시 시도해 주세요.',
};
