import type { CalendarDate } from '../shared/calendar-date.ts';

/** Where a fact comes from, and the day on which it was read there. */
export interface Sourced {
  readonly source: string;
  /** For what is general knowledge the first of the month in which it was written down. */
  readonly asOf: CalendarDate;
}
