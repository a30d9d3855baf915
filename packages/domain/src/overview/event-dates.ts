import { areConsecutive } from '@ooo/texts/writing/consecutive-months';
import { type CalendarDate, addDays, daysBetween, weekdayOf } from '../shared/calendar-date.ts';
import { easterSunday, orthodoxEasterSunday } from './easter.ts';
import type { Anchor, AnchorBase, EventRule } from './event-rule.ts';
import { listLunarDates } from './lunar-dates.ts';
import { monthOf, nthWeekday, toDate, weekdayFrom, yearOf } from './year-dates.ts';

/** Days without a rule, as announced year by year. */
export interface ListedDates {
  readonly dates: readonly CalendarDate[];
  /** The months in which it falls in the years that are not listed. */
  readonly months: readonly number[];
}
export type ListedDatesByName = Readonly<Record<string, ListedDates>>;

/** When an event takes place: on days, both inclusive, or only in which months. */
export type Occurrence =
  | { readonly start: CalendarDate; readonly end: CalendarDate; readonly isEstimated: boolean }
  | {
      readonly months: readonly number[];
      /** The same in the years around the stay: `2026-04`. */
      readonly yearMonths: readonly string[];
      readonly isEstimated: true;
    };

function listBaseDates(
  base: AnchorBase,
  year: number,
  listed: ListedDatesByName,
): readonly CalendarDate[] {
  switch (base.on) {
    case 'date':
      return [toDate(year, base.month, base.day)];
    case 'weekday':
      return [nthWeekday(year, base.month, base.weekday, base.nth)];
    case 'weekday-from':
      return [weekdayFrom(toDate(year, base.month, base.day), base.weekday)];
    case 'easter':
      return [easterSunday(year)];
    case 'orthodox-easter':
      return [orthodoxEasterSunday(year)];
    case 'listed':
      return (listed[base.name]?.dates ?? []).filter((date) => yearOf(date) === year);
    default:
      return listLunarDates(base.on, base.month, base.day, year);
  }
}

function listAnchorDates(
  anchor: Anchor,
  year: number,
  listed: ListedDatesByName,
): readonly CalendarDate[] {
  return listBaseDates(anchor.base, year, listed).map((base) => {
    const shifted = addDays(base, anchor.plus);
    const { unless, atLeast } = anchor;
    const moved =
      unless && weekdayOf(shifted) === unless.weekday ? addDays(shifted, unless.plus) : shifted;
    const earliest = atLeast ? toDate(year, atLeast.month, atLeast.day) : moved;
    return moved < earliest ? earliest : moved;
  });
}

function isEstimatedAnchor(anchor: Anchor | number): boolean {
  return typeof anchor !== 'number' && anchor.base.on === 'islamic';
}

type Span = Extract<EventRule, { kind: 'span' }>;

function listSpans(rule: Span, year: number, listed: ListedDatesByName): readonly Occurrence[] {
  const { start, end } = rule;
  const isEstimated = rule.isApproximate || isEstimatedAnchor(start) || isEstimatedAnchor(end);
  return listAnchorDates(start, year, listed).flatMap((first) => {
    if (typeof end === 'number') {
      return [{ start: first, end: addDays(first, end - 1), isEstimated }];
    }
    const ends = [year, year + 1].flatMap((one) => listAnchorDates(end, one, listed));
    const last = ends.find((date) => date >= first);
    return last === undefined ? [] : [{ start: first, end: last, isEstimated }];
  });
}

/** True where a month of the range is one of these. */
function touchesMonth(months: readonly number[], from: CalendarDate, to: CalendarDate): boolean {
  const first = yearOf(from) * 12 + monthOf(from) - 1;
  const last = yearOf(to) * 12 + monthOf(to) - 1;
  return months.some((month) => first + ((((month - 1 - first) % 12) + 12) % 12) <= last);
}

/** The months one after the other, in the years in which the first that the range touches is part of it. */
function inYears(months: readonly number[], from: CalendarDate): string[] {
  const first = yearOf(from) * 12 + monthOf(from) - 1;
  const offsets = months.map((month) => (((month - 1 - first) % 12) + 12) % 12);
  const touched = offsets.indexOf(Math.min(...offsets));
  const counted: number[] = [];
  for (const [at, month] of months.entries()) {
    const before = months[at - 1] ?? month;
    counted.push(at === 0 ? month : (counted[at - 1] ?? 0) + ((month - before + 12) % 12));
  }
  const shift = first + (offsets[touched] ?? 0) + 1 - (counted[touched] ?? 0);
  return counted.map((count) => {
    const month = count + shift - 1;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** The months to name where the dates of a year in the range are not listed. */
function listUnlistedMonths(
  rule: Span,
  years: readonly number[],
  listed: ListedDatesByName,
): readonly number[] {
  const { base } = rule.start;
  if (base.on !== 'listed') return [];
  const table = listed[base.name];
  const hasAll = years.every((year) => listBaseDates(base, year, listed).length > 0);
  return table && !hasAll ? table.months : [];
}

/**
 * The times of an event that overlap a range, both ends inclusive, in order. Where only the months are
 * known, one entry says so if the range touches one of them: no day is ever made up.
 */
export function listOccurrences(
  rule: EventRule,
  from: CalendarDate,
  to: CalendarDate,
  listed: ListedDatesByName = {},
): readonly Occurrence[] {
  if (to < from) return [];
  const inMonths = (months: readonly number[]): readonly Occurrence[] =>
    touchesMonth(months, from, to)
      ? [{ months, yearMonths: inYears(months, from), isEstimated: true }]
      : [];
  if (rule.kind === 'months') return inMonths(rule.months);
  if (rule.kind === 'cycle') return listCycles(rule, from, to);

  const [firstYear, lastYear] = [yearOf(from), yearOf(to)];
  const years = Array.from({ length: lastYear - firstYear + 3 }, (_, at) => firstYear - 1 + at);
  const spans = years
    .flatMap((year) => listSpans(rule, year, listed))
    .filter((one) => 'start' in one && one.start <= to && one.end >= from);
  const unlisted = listUnlistedMonths(rule, years.slice(1, -1), listed);
  return spans.length > 0 || unlisted.length === 0 ? spans : inMonths(unlisted);
}

function listCycles(
  { first, everyDays, days }: Extract<EventRule, { kind: 'cycle' }>,
  from: CalendarDate,
  to: CalendarDate,
): readonly Occurrence[] {
  const found: Occurrence[] = [];
  let round = Math.ceil((daysBetween(first, from) - days + 1) / everyDays);
  let start = addDays(first, round * everyDays);
  while (start <= to) {
    found.push({ start, end: addDays(start, days - 1), isEstimated: false });
    round += 1;
    start = addDays(first, round * everyDays);
  }
  return found;
}

/**
 * The dates in one of the forms of the specification: one (`2026-04-13`), a range (`2026-04-13 to 2026-04-15`), or a list
 * with commas. Where only months are known they replace dates, so that no day is made up: `2026-04 to 2026-05`.
 */
export function formatDates(occurrence: Occurrence): string {
  const [start = '', end = start] =
    'start' in occurrence
      ? [occurrence.start, occurrence.end]
      : areConsecutive(occurrence.months)
        ? [occurrence.yearMonths[0], occurrence.yearMonths.at(-1)]
        : [occurrence.yearMonths.join(', ')];
  return start === end ? start : `${start} to ${end}`;
}

/** The same for people: months in the words of `sayMonths`. */
export function sayDates(
  occurrence: Occurrence,
  sayMonths: (months: readonly number[]) => string,
): string {
  return 'start' in occurrence ? formatDates(occurrence) : sayMonths(occurrence.months);
}
