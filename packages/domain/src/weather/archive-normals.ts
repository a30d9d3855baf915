import { listDates } from '../shared/calendar-date.ts';
import { CalendarDate } from '../shared/calendar-date.schema.ts';
import { groupBy } from '../shared/group-by.ts';
import { MonthNormals, type MonthsOfYear } from './archive-normals.schema.ts';
import { RAIN_DAY_MM } from './climate-of-day.ts';

type Value = number | null | undefined;

/** A day as an archive gives it, in metric units. Any value may be missing. */
export interface ArchiveDay {
  readonly date: CalendarDate;
  readonly highC: Value;
  readonly lowC: Value;
  readonly rainMm: Value;
  readonly humidity?: Value;
  readonly windKmh?: Value;
}

/** Whole years, both inclusive. */
export interface Years {
  readonly from: number;
  readonly to: number;
}

export const ARCHIVE_YEARS = 10;
/** Archives are complete some days after a day; a year counts once they had time for its last one. */
const SETTLED_DAYS = 14;
const MS_PER_DAY = 86_400_000;
/** With less of its days, a month is not known. */
const ENOUGH = 0.8;

/** The last ten years that archives have in full. */
export function archiveYears(now: Date): Years {
  const to = new Date(now.getTime() - SETTLED_DAYS * MS_PER_DAY).getUTCFullYear() - 1;
  return { from: to - ARCHIVE_YEARS + 1, to };
}

interface WholeDay extends ArchiveDay {
  readonly highC: number;
  readonly lowC: number;
  readonly rainMm: number;
}

/** Only a day of which temperatures and rain are known counts, so that the values of a month are of the same days. */
function isWhole(day: ArchiveDay): day is WholeDay {
  const { highC, lowC, rainMm } = day;
  if (!isNumber(highC) || !isNumber(lowC) || !isNumber(rainMm)) return false;
  return highC >= lowC && rainMm >= 0;
}

const isNumber = (value: Value): value is number => typeof value === 'number';
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
const toTenth = (value: number): number => Math.round(value * 10) / 10;

const yearOf = (date: CalendarDate): string => date.slice(0, 4);
const monthOf = (date: CalendarDate): number => Number(date.slice(5, 7)) - 1;

/** The sums of the month in the years of which no day is missing. */
function listYearSums(days: readonly WholeDay[], expected: readonly CalendarDate[]): number[] {
  const ofYear = groupBy(days, ({ date }) => yearOf(date));
  return [...groupBy(expected, yearOf)].flatMap(([year, dates]) => {
    const known = ofYear.get(year) ?? [];
    return known.length === dates.length ? sum(known.map(({ rainMm }) => rainMm)) : [];
  });
}

/** The mean of what enough of the days have; null otherwise. */
function meanOfEnough(values: readonly Value[], expected: number): number | null {
  const known = values.filter(isNumber);
  return known.length < expected * ENOUGH ? null : toTenth(mean(known));
}

/** Null if too many days are missing, or if the result is impossible. */
function reduceMonth(
  days: readonly WholeDay[],
  expected: readonly CalendarDate[],
  years: number,
): MonthNormals | null {
  if (days.length < expected.length * ENOUGH) return null;
  const length = expected.length / years;
  const yearSums = listYearSums(days, expected);
  const hasYears = yearSums.length >= years * ENOUGH;
  const normals: MonthNormals = {
    highC: toTenth(mean(days.map(({ highC }) => highC))),
    lowC: toTenth(mean(days.map(({ lowC }) => lowC))),
    rainMm: toTenth(mean(days.map(({ rainMm }) => rainMm)) * length),
    rainDays: toTenth(mean(days.map(({ rainMm }) => (rainMm >= RAIN_DAY_MM ? 1 : 0))) * length),
    driestMm: hasYears ? toTenth(Math.min(...yearSums)) : null,
    wettestMm: hasYears ? toTenth(Math.max(...yearSums)) : null,
    humidity: meanOfEnough(
      days.map(({ humidity }) => humidity),
      expected.length,
    ),
    windKmh: meanOfEnough(
      days.map(({ windKmh }) => windKmh),
      expected.length,
    ),
  };
  return MonthNormals.safeParse(normals).data ?? null;
}

/**
 * The normals of each month from the days of whole years. They are of months and not of days: a day of the year has ten
 * values in ten years, of which the mean is mostly chance, while a month has three hundred, and `climateOfDay` draws a
 * smooth year through months as it does for those of weather stations. A month with less than 80 % of its days is null.
 * Days of other years, and all but the first of a date, are ignored.
 */
export function reduceArchive(days: readonly ArchiveDay[], { from, to }: Years): MonthsOfYear {
  const first = CalendarDate.parse(`${from}-01-01`);
  const last = CalendarDate.parse(`${to}-12-31`);
  const expected = groupBy(listDates(first, last), monthOf);
  const known = new Map<CalendarDate, WholeDay>();
  for (const day of days) {
    const { date } = day;
    if (date >= first && date <= last && !known.has(date) && isWhole(day)) known.set(date, day);
  }
  const ofMonth = groupBy(known.values(), ({ date }) => monthOf(date));
  return Array.from({ length: 12 }, (_, month) =>
    reduceMonth(ofMonth.get(month) ?? [], expected.get(month) ?? [], to - from + 1),
  );
}
