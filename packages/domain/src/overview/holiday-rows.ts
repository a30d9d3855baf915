import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Holiday, HolidayList } from './holiday.ts';
import type { Sourced } from './sourced.ts';

/** A public holiday as data has it. Days are separated by blanks; the estimated ones are apart. */
export type HolidayRow = readonly [
  name: string,
  localName: string,
  dates: string,
  estimatedDates?: string,
];

/** The public holidays of a place in some years. */
export interface HolidayTable extends Sourced {
  /** The first and the last that are listed. */
  readonly years: readonly [number, number];
  readonly holidays: readonly Holiday[];
}

function listDays(text: string, name: string, localName: string, isEstimated: boolean): Holiday[] {
  return text
    .split(' ')
    .filter((date) => date !== '')
    .map((day) => {
      // The tests of the data check every day with the schema of dates.
      const date = day as CalendarDate;
      return localName === ''
        ? { date, name, isEstimated }
        : { date, name, localName, isEstimated };
    });
}

/** The days of rows, in order. */
export function readHolidayRows(rows: readonly HolidayRow[]): readonly Holiday[] {
  return rows
    .flatMap(([name, localName, dates, estimated = '']) => [
      ...listDays(dates, name, localName, false),
      ...listDays(estimated, name, localName, true),
    ])
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.name.localeCompare(b.name));
}

/** Those from one day to another, both inclusive. Not known where some of the days lie outside the years of the table. */
export function listHolidaysWithin(
  { holidays, years: [firstYear, lastYear], source, asOf }: HolidayTable,
  from: CalendarDate,
  to: CalendarDate,
): HolidayList {
  return {
    holidays: holidays.filter(({ date }) => date >= from && date <= to),
    isKnown: Number(from.slice(0, 4)) >= firstYear && Number(to.slice(0, 4)) <= lastYear,
    source,
    asOf,
  };
}
