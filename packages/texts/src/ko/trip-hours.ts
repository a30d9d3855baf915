import type { TripHourWords } from '../trip-hours.types.ts';

export const ko: TripHourWords = {
  unknown: '영업시간을 알 수 없어요',
  allDay: '24시간 영업',
  allDayTimes: '24시간',
  dailyAllDay: '매일 24시간 영업',
  closed: '휴무',
  closedAll: '여행 기간 내내 쉬어요',
  openAll: '여행 기간 내내 열어요',
  daily: (times: string) => `매일 ${times}`,
  open: (days: string, times = '') => `${days} 영업 ${times}`.trim(),
  closedOn: (days: string) => `${days} 휴무`,
  otherwise: (times: string) => `다른 날 ${times}`,
  openOtherwise: '다른 날은 열어요',
};
