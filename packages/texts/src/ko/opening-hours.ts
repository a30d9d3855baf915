import type { HourWords } from '../opening-hours.types.ts';

export const ko: HourWords = {
  daily: '매일',
  allDay: '24시간 영업',
  closed: '휴무',
  PH: '공휴일',
  SH: '방학',
  sunrise: '일출',
  sunset: '일몰',
};
