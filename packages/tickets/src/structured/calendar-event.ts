import type { Moment } from './moment.ts';

/** An event of a calendar. Texts are empty where it has none. */
export interface CalendarEvent {
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly start: Moment;
  readonly end?: Moment;
}
