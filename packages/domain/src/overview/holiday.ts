import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Sourced } from './sourced.ts';

export interface Holiday {
  readonly date: CalendarDate;
  readonly name: string;
  /** In the country's language, where it is not English. */
  readonly localName?: string;
  /** True where the day depends on the moon or on a decision to come. */
  readonly isEstimated: boolean;
}

/** Public holidays of a range of days, in order. */
export interface HolidayList extends Sourced {
  readonly holidays: readonly Holiday[];
  /** False if some of the days or the country are not covered: an empty list then means nothing. */
  readonly isKnown: boolean;
}
