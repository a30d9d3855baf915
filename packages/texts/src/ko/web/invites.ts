import type { invites as en } from '../../en/web/invites.ts';
import type { Translation } from '../../translation.ts';

export const invites: Translation<typeof en> = {
  title: '초대 코드 입력',
  subtitle: '계속하려면 초대 코드를 입력해 주세요.',
  loggedInAs: '로그인한 계정',
  field: '초대 코드',
  placeholder: '초대 코드를 입력하세요',
  hint: '초대 코드는 O³에 문의해 주세요',
  submit: '코드 확인',
  pending: '확인 중...',
  signOut: '로그아웃하고 다른 계정 사용하기',
  noEmail: '이메일을 찾을 수 없어요. 다시 로그인해 주세요.',
  failed: '초대 코드를 확인하지 못했어요',
  denied: '접근이 거부되었어요',
  badge: {
    red: 'Beta Red {{used}}/{{max}}',
    blue: 'Beta Blue {{used}}/∞',
    early: '얼리 액세스',
  },
};
