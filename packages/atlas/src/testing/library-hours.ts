import { listDates } from '@ooo/domain/shared/calendar-date';
import { CalendarDate as Day } from '@ooo/domain/shared/calendar-date.schema';
import { opening_hours as Library } from 'opening_hours';
import { listOpenWindows } from '../opening-hours.ts';

/**
 * The library that OpenStreetMap's editors use is the judge. It counts in the process's zone: the tests' has no
 * summer time, so that a day there has as many minutes as on our clocks. What an evening before the first date leaves of
 * its night is not compared.
 */
export const DATES = listDates(Day.parse('2026-01-01'), Day.parse('2027-03-01'));
const FIRST = new Date(2026, 0, 1);
const MS_PER_MINUTE = 60_000;
const DAY_MIN = 1440;
const ALL_MIN = DATES.length * DAY_MIN;
const NOWHERE = { lat: '0', lon: '0', address: { country_code: 'xx', state: '' } };

type Minutes = [from: number, to: number];

/** Within the dates, those that touch as one. */
function join(windows: readonly Minutes[]): Minutes[] {
  const joined: Minutes[] = [];
  for (const [from, to] of windows.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([Math.max(0, from), Math.min(ALL_MIN, to)]);
  }
  return joined.filter(([from, to]) => from < to);
}

function minutesOf(date: Date): number {
  return (date.getTime() - FIRST.getTime()) / MS_PER_MINUTE;
}

/** Undefined if it does not read the expression or says that something is unknown. */
export function libraryHours(expression: string): Minutes[] | undefined {
  try {
    // The types ask for numbers, the code for strings.
    const library = new Library(expression, NOWHERE as never);
    const intervals = library.getOpenIntervals(FIRST, new Date(2027, 2, 2));
    if (intervals.some(([, , isUnknown]) => isUnknown)) return undefined;
    return join(intervals.map(([from, to]) => [minutesOf(from), minutesOf(to)]));
  } catch {
    return undefined;
  }
}

/** Undefined if we don't read the expression or some day is unknown. */
export function ownHours(expression: string): Minutes[] | undefined {
  const days = listOpenWindows({ expression, dates: DATES, zone: 'UTC', coordinates: [0, 0] });
  if (days.some(({ windows }) => windows === null)) return undefined;
  return join(
    days.flatMap(({ windows }, day) =>
      (windows ?? []).map(({ openMin, closeMin }): Minutes => [
        day * DAY_MIN + openMin,
        day * DAY_MIN + closeMin,
      ]),
    ),
  );
}

function show(window: Minutes | undefined): string {
  const ends = window?.map(
    (minute) => `${DATES[Math.floor(minute / DAY_MIN)]}+${minute % DAY_MIN}`,
  );
  return ends?.join('–') ?? 'nothing';
}

/** The first difference, for people; undefined where there is none, and where either does not know. */
export function compare(expression: string): string | undefined {
  const [own, library] = [ownHours(expression), libraryHours(expression)];
  if (!library || !own) return undefined;
  const at = own.findIndex((window, index) => String(window) !== String(library[index]));
  const first = at >= 0 ? at : own.length < library.length ? own.length : -1;
  if (first < 0) return undefined;
  return `${expression}: ${show(own[first])}, the library ${show(library[first])}`;
}
