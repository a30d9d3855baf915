import type { modes as en } from '../../en/web/modes.ts';
import type { Translation } from '../../translation.ts';

export const modes: Translation<typeof en> = {
  access: {
    turnOn: '관리자 모드 켜기',
    turnOff: '관리자 모드 끄기',
    title: '관리자 접근',
    text: '디버그 기능을 사용하려면 관리자 코드를 입력하세요.',
    placeholder: '관리자 코드',
    submit: '확인',
  },
  gate: {
    on: '로그인 게이트: 켜짐',
    off: '로그인 게이트: 꺼짐',
  },
  lab: {
    name: 'New World Lab 모드',
    active: '이 브라우저에서 New World Lab 모드가 켜져 있어요.',
    exit: '나가기',
  },
};
