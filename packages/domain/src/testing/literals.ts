import { CalendarDate } from '../shared/calendar-date.ts';
import { WallTime } from '../shared/wall-time.ts';

/** A date written in a test; throws where it is none. */
export const date = (text: string): CalendarDate => CalendarDate.parse(text);

/** A time written in a test; throws where it is none. */
export const time = (text: string): WallTime => WallTime.parse(text);
