import type { Holiday, HolidayList } from '@ooo/domain/overview/holiday';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { lazy, readData } from './read-data.ts';

/** Days are separated by blanks; the estimated ones stand apart. */
export type HolidayRow = readonly [
  name: string,
  localName: string,
  dates: string,
  estimatedDates?: string,
];

interface HolidaysFile {
  readonly source: string;
  readonly asOf: CalendarDate;
  /** The first and the last. */
  readonly years: readonly [number, number];
  /** ISO 3166-2 codes by the codes of cities. */
  readonly areas: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, readonly HolidayRow[]>>;
}

const file = lazy(() => readData<HolidaysFile>('holidays.json'));

function listDays(text: string, name: string, localName: string, isEstimated: boolean): Holiday[] {
  return text
    .split(' ')
    .filter((date) => date !== '')
    .map((day) => {
      const date = day as CalendarDate;
      return localName === ''
        ? { date, name, isEstimated }
        : { date, name, localName, isEstimated };
    });
}

const holidaysByPlace = lazy(
  () =>
    new Map(
      Object.entries(file().rows).map(([code, rows]): [string, readonly Holiday[]] => [
        code,
        rows
          .flatMap(([name, localName, dates, estimated = '']) => [
            ...listDays(dates, name, localName, false),
            ...listDays(estimated, name, localName, true),
          ])
          .toSorted((a, b) => a.date.localeCompare(b.date) || a.name.localeCompare(b.name)),
      ]),
    ),
);

/**
 * The public holidays of a country (`DE`) or of a part with others (`DE-BY`) from one day to another, both
 * inclusive. A part that has no list of its own has its country's. `isKnown` is false for other countries
 * and where some of the days lie outside the years of the list.
 */
export function listHolidays(place: string, from: CalendarDate, to: CalendarDate): HolidayList {
  const { source, asOf, years } = file();
  const [firstYear, lastYear] = years;
  const code = place.trim().toUpperCase();
  const all = holidaysByPlace().get(code) ?? holidaysByPlace().get(code.split('-')[0] ?? '');
  const isWithin = Number(from.slice(0, 4)) >= firstYear && Number(to.slice(0, 4)) <= lastYear;
  return {
    holidays: (all ?? []).filter(({ date }) => date >= from && date <= to),
    isKnown: all !== undefined && isWithin,
    source,
    asOf,
  };
}

/** The part of the country whose holidays a city keeps (`DE-BY` for `MUC`); undefined where they are the country's. */
export function findHolidayArea(cityCode: string): string | undefined {
  return file().areas[cityCode];
}
