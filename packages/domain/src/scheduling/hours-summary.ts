import { type CalendarDate, toDayNumber } from '../shared/calendar-date.ts';
import type { OpenWindow } from './schedule.schema.ts';

/** A day of a place: `windows` is null if the hours are unknown, empty if it is closed. */
export interface HoursOfDay {
  readonly date: CalendarDate;
  readonly windows: readonly OpenWindow[] | null;
}

/**
 * When a place is open on the days of a trip. `times` is there if it keeps the same hours whenever it is open. Where it
 * is open on some days only, `open` and `closed` hold one date of each weekday, or all the dates where a weekday is not
 * always the same.
 */
export type HoursSummary =
  | { readonly state: 'unknown' | 'closed' }
  | { readonly state: 'open'; readonly times: readonly OpenWindow[] | undefined }
  | {
      readonly state: 'some';
      readonly times: readonly OpenWindow[] | undefined;
      readonly open: readonly CalendarDate[];
      readonly closed: readonly CalendarDate[];
      readonly isByWeekday: boolean;
    };

function sameTimes(days: readonly HoursOfDay[]): readonly OpenWindow[] | undefined {
  const [first] = days;
  const key = JSON.stringify(first?.windows);
  return days.every(({ windows }) => JSON.stringify(windows) === key)
    ? (first?.windows ?? undefined)
    : undefined;
}

const weekdayOf = (date: CalendarDate): number => toDayNumber(date) % 7;

/** The first date of each weekday. */
function firstOfWeekdays(dates: readonly CalendarDate[]): CalendarDate[] {
  const seen = new Set<number>();
  return dates.filter((date) => !seen.has(weekdayOf(date)) && seen.add(weekdayOf(date)));
}

/** Days of which nothing is known are left out; if that is all of them, the hours are unknown. */
export function summarizeHours(days: readonly HoursOfDay[]): HoursSummary {
  const known = days.filter(({ windows }) => windows !== null);
  const openDays = known.filter(({ windows }) => windows !== null && windows.length > 0);
  if (known.length === 0) return { state: 'unknown' };
  if (openDays.length === 0) return { state: 'closed' };
  const times = sameTimes(openDays);
  if (openDays.length === days.length) return { state: 'open', times };
  const open = openDays.map(({ date }) => date);
  const closed = known.map(({ date }) => date).filter((date) => !open.includes(date));
  const openWeekdays = new Set(open.map(weekdayOf));
  const isByWeekday = closed.every((date) => !openWeekdays.has(weekdayOf(date)));
  return isByWeekday
    ? {
        state: 'some',
        times,
        open: firstOfWeekdays(open),
        closed: firstOfWeekdays(closed),
        isByWeekday,
      }
    : { state: 'some', times, open, closed, isByWeekday };
}
