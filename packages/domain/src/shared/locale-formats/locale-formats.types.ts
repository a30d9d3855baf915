import type { CalendarDate } from '../calendar-date.ts';

/** How a language writes days and lengths of time inside a sentence. */
export interface LocaleFormats {
  /** Of `0` for Sunday to `6` for Saturday. */
  readonly weekday: (weekday: number) => string;
  /** A day whose year matters. */
  readonly day: (date: CalendarDate) => string;
  readonly duration: (minutes: number) => string;
}
