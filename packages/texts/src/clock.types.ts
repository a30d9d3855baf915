/** How a language writes times of day and lengths of time on the screen. */
export interface ClockTexts {
  /** A time on a clock of 24 hours, of `HH:mm`. */
  readonly on24Hours: (time: string) => string;
  /** A time on a clock of 12 hours, of `h:mm`. */
  readonly on12Hours: (time: string, isMorning: boolean) => string;
  /** What follows a number of hours, and of minutes. */
  readonly hour: string;
  readonly minute: string;
}
