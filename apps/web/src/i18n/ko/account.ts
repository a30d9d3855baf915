import type { account as en } from '../en/account.ts';
import type { Translation } from '../translation.ts';

export const account: Translation<typeof en> = {
  signIn: {
    title: '로그인',
    text: '이 OOO는 내 컴퓨터에서 실행되고 있어서 이름과 이메일만 있으면 돼요.',
    name: '이름',
    email: '이메일',
    isOldEnough: '저는 만 13세 이상입니다',
    submit: '로그인',
    away: '이곳에는 로그인이 설정되어 있지 않아요. 운영자에게 문의해 주세요.',
  },
  prompt: {
    title: '계속하려면 로그인하세요',
    text: '여행은 계정에 저장되어 어떤 기기에서든 볼 수 있어요.',
    waiting_one: '항공권은 이 브라우저에 보관되어 있어요. 로그인하면 바로 읽을게요.',
    waiting_other: '문서 {{count}}개가 이 브라우저에 보관되어 있어요. 로그인하면 바로 읽을게요.',
    continueWith: '{{provider}}(으)로 계속하기',
    continueLocal: '이름과 이메일로 계속하기',
  },
  menu: {
    open: '계정: {{name}}',
    temperature: '온도',
    language: '언어',
    weather: '날씨',
    account: '계정',
    feedback: '의견 보내기',
    controlDeck: '컨트롤 덱',
    signOut: '로그아웃',
    signIn: '로그인',
  },
  problems: {
    cancelled: '로그인을 마치기 전에 돌아왔어요. 언제든 다시 시도해 주세요.',
    expired: '로그인이 너무 오래 걸렸거나 다른 브라우저에서 시작되었어요. 다시 시작해 주세요.',
    refused: '로그인 응답을 믿을 수 없어 로그인하지 않았어요. 다시 시도해 주세요.',
    'email-unverified':
      '그곳에서 이메일 주소가 아직 인증되지 않았어요. 인증한 뒤 다시 로그인해 주세요.',
    'email-taken':
      '이 이메일 주소는 다른 방법으로 로그인하는 계정의 것이에요. 그 방법을 사용해 주세요.',
    unavailable: '로그인 서비스가 지금 응답하지 않아요. 몇 분 뒤에 다시 시도해 주세요.',
    'not-offered': '이곳에는 없는 로그인 방법이에요. 아래에서 골라 주세요.',
    'too-often': '이곳에서 로그인을 너무 많이 시도했어요. 1분 뒤에 다시 시도해 주세요.',
    failed: '저희 실수로 로그인하지 못했어요. 다시 시도해 주세요.',
  },
  age: {
    title: '먼저 한 가지만 확인할게요',
    text: '만 13세 이상만 OOO를 쓸 수 있어요. 한 번만 묻고 답한 시각을 기록해요.',
    submit: '계속하기',
    signOut: '로그아웃',
  },
  maintenance: '지금 OOO를 점검하고 있어요. 모두 볼 수 있지만 지금은 변경할 수 없어요.',
  maintenanceInDemo: '지금 OOO를 점검하고 있어요. 데모는 이 브라우저에 저장돼요.',
  preferencesFailed: '설정을 저장하지 못했어요. 다시 시도해 주세요.',
};
