import type { forms as en } from '../../en/web/forms.ts';
import type { Translation } from '../../translation.ts';

export const forms: Translation<typeof en> = {
  field: {
    tripName: '여행 이름을 입력해 주세요.',
    tripDestination: '어디로 가는지 알려 주세요.',
    tripDates: '끝나는 날이 시작하는 날보다 빠를 수 없고, 여행은 1년까지예요.',
    placeName: '장소 이름을 입력해 주세요.',
    placeDates: '끝나는 날은 시작하는 날보다 빠를 수 없어요.',
    tokenName: '토큰 이름을 입력해 주세요.',
    ownName: '어떻게 불러 드릴까요?',
    email: 'you@example.com처럼 이메일 주소를 입력해 주세요.',
    age: '만 13세 이상이어야 해요.',
    airport: '공항 코드는 ICN처럼 영문 세 글자예요.',
    date: '날짜는 2025-10-15처럼 입력해 주세요.',
    time: '시각은 09:30처럼 입력해 주세요.',
    tooLong: '너무 길어요. 조금 줄여 주세요.',
    other: '입력한 내용을 확인해 주세요.',
  },
  calendar: {
    previousMonth: '이전 달',
    nextMonth: '다음 달',
    previousYear: '이전 해',
    nextYear: '다음 해',
    previousDecade: '이전 10년',
    nextDecade: '다음 10년',
  },
};
