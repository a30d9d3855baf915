import { CalendarDate } from '../shared/calendar-date.schema.ts';
import { WallTime } from '../shared/wall-time.schema.ts';

/** A date in a test; throws if it is invalid. */
export const date = (text: string): CalendarDate => CalendarDate.parse(text);

/** A time in a test; throws if it is invalid. */
export const time = (text: string): WallTime => WallTime.parse(text);
