import type { OpenWindow } from '@ooo/domain/scheduling/schedule.schema';
import { type CalendarDate, toDayNumber, weekdayOf } from '@ooo/domain/shared/calendar-date';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import { toInstant } from '@ooo/domain/shared/zoned';
import { type Evaluator, evaluatorOf } from './opening-hours-library.ts';
import { WallDate } from './wall-date.ts';

export interface OpeningHoursQuestion {
  /** OpenStreetMap `opening_hours` syntax: `Tu-Su 10:00-18:00; PH off`. */
  readonly expression: string;
  readonly dates: readonly CalendarDate[];
  /** IANA zone of the place, and where it is: for sunrise, sunset and public holidays. */
  readonly zone: string;
  readonly coordinates: Coordinates;
  readonly countryCode?: string | undefined;
}

export interface DayWindows {
  readonly date: CalendarDate;
  /** In order, without overlap; empty where it is closed, null where nobody knows. */
  readonly windows: OpenWindow[] | null;
}

interface KnownWindow extends OpenWindow {
  readonly isKnown: boolean;
}

type Interval = ReturnType<Evaluator['getOpenIntervals']>[number];

const LONGEST_EXPRESSION = 400;
const MS_PER_MINUTE = 60_000;
const DAY_MIN = 1440;
/** Of a place with more windows in a day nobody plans a visit by them, and an answer of many such days would be huge. */
const MOST_WINDOWS_A_DAY = 6;
/** What is open past midnight belongs to the evening before when it closes by this hour. */
const NIGHT_ENDS_MIN = 12 * 60;
const OPEN_END = /open end/i;
const SUN = /sun|dawn|dusk/i;

/** What is open on some of `days` dates from `first` on, by the day that it touches; the times are that day's. */
function readRun(evaluator: Evaluator, first: CalendarDate, days: number): (OpenWindow[] | null)[] {
  const midnight = new WallDate(`${first}T00:00:00Z`).getTime();
  const at = (minutes: number): Date => new WallDate(midnight + minutes * MS_PER_MINUTE);
  const minutesOf = (moment: Date): number =>
    Math.round((moment.getTime() - midnight) / MS_PER_MINUTE);
  const onDay = Array.from({ length: days }, (): KnownWindow[] => []);
  for (const interval of evaluator.getOpenIntervals(at(-DAY_MIN), at((days + 1) * DAY_MIN))) {
    const openMin = minutesOf(interval[0]);
    const closeMin = closingOf(interval, minutesOf);
    const isKnown = !interval[2] || isOpenEnd(interval);
    const lastDay = Math.min(days, Math.ceil(closeMin / DAY_MIN)) - 1;
    for (let day = Math.max(0, Math.floor(openMin / DAY_MIN)); day <= lastDay; day += 1) {
      const start = day * DAY_MIN;
      onDay[day]?.push({ openMin: openMin - start, closeMin: closeMin - start, isKnown });
    }
  }
  return onDay.map(toDay);
}

function toDay(onDay: readonly KnownWindow[]): OpenWindow[] | null {
  if (onDay.length > 0 && onDay.every((interval) => !interval.isKnown)) return null;
  const windows = merge(onDay.filter((interval) => interval.isKnown)).flatMap(toWindow);
  return windows.length > MOST_WINDOWS_A_DAY ? null : windows;
}

function isOpenEnd([, , isUnknown, comment]: Interval): boolean {
  return isUnknown && OPEN_END.test(comment ?? '');
}

/** The closing time of an open end is a guess of the library: it counts to midnight at most. */
function closingOf(interval: Interval, minutesOf: (moment: Date) => number): number {
  const closeMin = minutesOf(interval[1]);
  if (!isOpenEnd(interval)) return closeMin;
  const midnightAfter = (Math.floor(minutesOf(interval[0]) / DAY_MIN) + 1) * DAY_MIN;
  return Math.min(closeMin, midnightAfter);
}

function merge(windows: readonly OpenWindow[]): OpenWindow[] {
  const merged: OpenWindow[] = [];
  for (const { openMin, closeMin } of windows.toSorted((a, b) => a.openMin - b.openMin)) {
    const last = merged.at(-1);
    if (last && openMin <= last.closeMin) last.closeMin = Math.max(last.closeMin, closeMin);
    else merged.push({ openMin, closeMin });
  }
  return merged;
}

/** The day's part of a time in which it stays open. */
function toWindow({ openMin, closeMin }: OpenWindow): OpenWindow[] {
  if (openMin < 0 && closeMin <= NIGHT_ENDS_MIN) return [];
  const staysOpen = closeMin > DAY_MIN + NIGHT_ENDS_MIN;
  return [{ openMin: Math.max(0, openMin), closeMin: staysOpen ? DAY_MIN : closeMin }];
}

/**
 * When a place is open on each date, in minutes since that date's midnight by the place's clock.
 * Windows over midnight have `closeMin` above 1440 and belong to the evening's date. `windows` is null
 * where the expression cannot be read or says `unknown`. Public holidays count where the library knows
 * the country's, otherwise the ordinary rules hold.
 */
export function listOpenWindows(question: OpeningHoursQuestion): DayWindows[] {
  const { expression, dates, zone, coordinates, countryCode = '' } = question;
  const text = expression.trim();
  const country = countryCode.toLowerCase();
  const isReadable = text !== '' && text.length <= LONGEST_EXPRESSION;
  if (!isReadable) return dates.map((date) => ({ date, windows: null }));
  if (!followsSun(text)) return readDays(evaluatorOf(text, 0, 0, country), dates);
  return runsOf(dates, (date) => sunLongitude(coordinates[0], date, zone)).flatMap(
    ({ key, dates: run }) => readDays(evaluatorOf(text, coordinates[1], key, country), run),
  );
}

function readDays(evaluator: Evaluator | undefined, dates: readonly CalendarDate[]): DayWindows[] {
  if (!evaluator) return dates.map((date) => ({ date, windows: null }));
  if (evaluator.isWeekStable()) return readByWeekday(evaluator, dates);
  return runsOf(dates, (date, index) => toDayNumber(date) - index).flatMap(({ dates: run }) => {
    const windows = tryRun(evaluator, run);
    return run.map((date, day) => ({ date, windows: windows[day] ?? null }));
  });
}

/** What is the same each week is read for one week. */
function readByWeekday(evaluator: Evaluator, dates: readonly CalendarDate[]): DayWindows[] {
  const byWeekday = new Map<number, OpenWindow[] | null>();
  return dates.map((date) => {
    const weekday = weekdayOf(date);
    const known = byWeekday.get(weekday);
    const windows = known === undefined ? (tryRun(evaluator, [date])[0] ?? null) : known;
    byWeekday.set(weekday, windows);
    return { date, windows };
  });
}

/** Null where a time does not occur on a date, as sunrise in a polar night: the other days keep theirs. */
function tryRun(evaluator: Evaluator, dates: readonly CalendarDate[]): (OpenWindow[] | null)[] {
  const [first] = dates;
  if (!first) return [];
  try {
    return readRun(evaluator, first, dates.length);
  } catch {
    if (dates.length === 1) return [null];
    return dates.flatMap((date) => tryRun(evaluator, [date]));
  }
}

interface Run {
  readonly key: number;
  readonly dates: CalendarDate[];
}

/** Neighbours with the same key, together. */
function runsOf(
  dates: readonly CalendarDate[],
  keyOf: (date: CalendarDate, index: number) => number,
): Run[] {
  const runs: Run[] = [];
  for (const [index, date] of dates.entries()) {
    const key = keyOf(date, index);
    const last = runs.at(-1);
    if (last?.key === key) last.dates.push(date);
    else runs.push({ key, dates: [date] });
  }
  return runs;
}

const NOON = '12:00' as WallTime;

function sunLongitude(longitude: number, date: CalendarDate, zone: string): number {
  const noon = toInstant({ date, time: NOON, zone }).getTime();
  const offsetHours = (Date.parse(`${date}T12:00:00Z`) - noon) / 3_600_000;
  return longitude - offsetHours * 15;
}

/** Whether hours depend on where the place is: others are the same in all of a country. */
export function followsSun(expression: string): boolean {
  return SUN.test(expression);
}

/** Whether {@link listOpenWindows} can read an expression. */
export function isOpeningHours(expression: string): boolean {
  const text = expression.trim();
  return (
    text !== '' && text.length <= LONGEST_EXPRESSION && evaluatorOf(text, 0, 0, '') !== undefined
  );
}
