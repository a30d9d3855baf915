/** The words of a line of opening hours. */
export interface HourWords {
  readonly daily: string;
  readonly allDay: string;
  readonly closed: string;
  readonly PH: string;
  readonly SH: string;
  readonly sunrise: string;
  readonly sunset: string;
}
