import type { TripHourWords } from '../trip-hours.types.ts';

export const en: TripHourWords = {
  unknown: 'Hours unknown',
  allDay: 'open 24 hours',
  allDayTimes: '24 hours',
  dailyAllDay: 'Open 24 hours daily',
  closed: 'Closed',
  closedAll: 'Closed on all days of your trip',
  openAll: 'Open on all days of your trip',
  daily: (times: string) => `Daily ${times}`,
  open: (days: string, times = '') => `Open ${days} ${times}`.trim(),
  closedOn: (days: string) => `closed ${days}`,
  otherwise: (times: string) => `otherwise ${times}`,
  openOtherwise: 'open on your other days',
};
