import type { account as en } from '../en/account.ts';
import type { Translation } from '../translation.ts';

export const account: Translation<typeof en> = {
  signIn: {
    title: '로그인',
    text: '이 OOO는 자체 컴퓨터에서 실행되고 있어요. 이름과 이메일만 있으면 돼요.',
    name: '이름',
    email: '이메일',
    submit: '로그인',
    away: '이곳에는 로그인이 설정되어 있지 않아요. 운영자에게 문의해 주세요.',
  },
  prompt: {
    title: '계속하려면 로그인하세요',
    text: '여행은 계정에 저장되어 어떤 기기에서든 볼 수 있어요.',
    continueWith: '{{provider}}(으)로 계속하기',
    continueLocal: '이름과 이메일로 계속하기',
  },
  menu: {
    open: '계정: {{name}}',
    temperature: '온도',
    language: '언어',
    signOut: '로그아웃',
    signIn: '로그인',
  },
  preferencesFailed: '설정을 저장하지 못했어요. 다시 시도해 주세요.',
};
