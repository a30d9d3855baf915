import type { OpenWindow } from '@ooo/domain/scheduling/schedule.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
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

type Interval = ReturnType<Evaluator['getOpenIntervals']>[number];

const LONGEST_EXPRESSION = 400;
const MS_PER_MINUTE = 60_000;
const DAY_MIN = 1440;
/** What is open past midnight belongs to the evening before when it closes by this hour. */
const NIGHT_ENDS_MIN = 12 * 60;
const OPEN_END = /open end/i;
const SUN = /sun|dawn|dusk/i;

function readDay(evaluator: Evaluator, date: CalendarDate): OpenWindow[] | null {
  const midnight = new WallDate(`${date}T00:00:00Z`).getTime();
  const at = (minutes: number): Date => new WallDate(midnight + minutes * MS_PER_MINUTE);
  const minutesOf = (moment: Date): number =>
    Math.round((moment.getTime() - midnight) / MS_PER_MINUTE);
  const intervals = evaluator.getOpenIntervals(at(-DAY_MIN), at(2 * DAY_MIN));
  const onDay = intervals
    .map((interval) => ({
      openMin: minutesOf(interval[0]),
      closeMin: closingOf(interval, minutesOf),
      isKnown: !interval[2] || isOpenEnd(interval),
    }))
    .filter(({ openMin, closeMin }) => openMin < DAY_MIN && closeMin > 0);
  if (onDay.length > 0 && onDay.every((interval) => !interval.isKnown)) return null;
  return merge(onDay.filter((interval) => interval.isKnown)).flatMap(toWindow);
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
  return dates.map((date) => {
    if (!isReadable) return { date, windows: null };
    const evaluator = SUN.test(text)
      ? evaluatorOf(text, coordinates[1], sunLongitude(coordinates[0], date, zone), country)
      : evaluatorOf(text, 0, 0, country);
    return { date, windows: evaluator ? tryDay(evaluator, date) : null };
  });
}

/** Null where a time does not occur on the date, as sunrise in a polar night. */
function tryDay(evaluator: Evaluator, date: CalendarDate): OpenWindow[] | null {
  try {
    return readDay(evaluator, date);
  } catch {
    return null;
  }
}

const NOON = '12:00' as WallTime;

function sunLongitude(longitude: number, date: CalendarDate, zone: string): number {
  const noon = toInstant({ date, time: NOON, zone }).getTime();
  const offsetHours = (Date.parse(`${date}T12:00:00Z`) - noon) / 3_600_000;
  return longitude - offsetHours * 15;
}

/** Whether {@link listOpenWindows} can read an expression. */
export function isOpeningHours(expression: string): boolean {
  const text = expression.trim();
  return (
    text !== '' && text.length <= LONGEST_EXPRESSION && evaluatorOf(text, 0, 0, '') !== undefined
  );
}
