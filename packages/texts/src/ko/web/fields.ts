import type { fields as en } from '../../en/web/fields.ts';
import type { Translation } from '../../translation.ts';

export const fields: Translation<typeof en> = {
  'trip-name': '여행 이름을 입력해 주세요.',
  destination: '어디로 가는지 알려 주세요.',
  'trip-dates': '끝나는 날이 시작하는 날보다 빠를 수 없고, 여행은 1년까지예요.',
  'day-end': '하루는 시작한 뒤에 끝나야 해요.',
  'place-name': '장소 이름을 입력해 주세요.',
  'place-dates': '끝나는 날은 시작하는 날보다 빠를 수 없어요.',
  'token-name': '토큰 이름을 입력해 주세요.',
  'invite-code': '초대 코드를 입력해 주세요.',
  'invite-code-form': '영문 글자와 숫자, 하이픈으로 64자까지 쓸 수 있어요.',
  'own-name': '어떻게 불러 드릴까요?',
  email: 'you@example.com처럼 이메일 주소를 입력해 주세요.',
  age: '만 13세 이상이어야 해요.',
  'airport-code': '공항 코드는 ICN처럼 영문 세 글자예요.',
  'no-such-airport': '{{code}} 코드를 쓰는 공항이 없어요. 도시 이름으로 찾아보세요.',
  date: '날짜는 2025-10-15처럼 입력해 주세요.',
  time: '시각은 09:30처럼 입력해 주세요.',
  'too-long': '너무 길어요. 조금 줄여 주세요.',
  other: '입력한 내용을 확인해 주세요.',
};
