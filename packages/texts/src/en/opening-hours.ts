import type { HourWords } from '../opening-hours.types.ts';

export const en: HourWords = {
  daily: 'daily',
  allDay: 'open 24 hours',
  closed: 'closed',
  PH: 'public holidays',
  SH: 'school holidays',
  sunrise: 'sunrise',
  sunset: 'sunset',
};
