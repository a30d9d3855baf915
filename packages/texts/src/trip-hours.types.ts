/** The words about opening hours on the days of a trip. */
export interface TripHourWords {
  readonly unknown: string;
  readonly allDay: string;
  readonly allDayTimes: string;
  readonly dailyAllDay: string;
  readonly closed: string;
  readonly closedAll: string;
  readonly openAll: string;
  readonly daily: (times: string) => string;
  readonly open: (days: string, times?: string) => string;
  readonly closedOn: (days: string) => string;
  readonly otherwise: (times: string) => string;
  readonly openOtherwise: string;
}
