import type { HolidayList } from '@ooo/domain/overview/holiday';
import {
  type HolidayRow,
  type HolidayTable,
  listHolidaysWithin,
  readHolidayRows,
} from '@ooo/domain/overview/holiday-rows';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { lazy, readData } from './read-data.ts';

interface HolidaysFile {
  readonly source: string;
  readonly asOf: CalendarDate;
  /** The first and the last. */
  readonly years: readonly [number, number];
  /** The first year of countries that are listed for longer. */
  readonly since: Readonly<Record<string, number>>;
  /** ISO 3166-2 codes by the codes of cities. */
  readonly areas: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, readonly HolidayRow[]>>;
}

const file = lazy(() => readData<HolidaysFile>('holidays.json'));

const tables = lazy(() => {
  const { source, asOf, years, since, rows } = file();
  const [firstYear, lastYear] = years;
  return new Map(
    Object.entries(rows).map(([code, list]): [string, HolidayTable] => {
      const holidays = readHolidayRows(list);
      return [code, { holidays, years: [since[code] ?? firstYear, lastYear], source, asOf }];
    }),
  );
});

/** The table of a place; that of its country where a part has none of its own. */
export function findHolidayTable(place: string): HolidayTable | undefined {
  const code = place.trim().toUpperCase();
  return tables().get(code) ?? tables().get(code.split('-')[0] ?? '');
}

/**
 * The public holidays of a country (`DE`) or of a part with others (`DE-BY`) from one day to another, both
 * inclusive. A part that has no list of its own has its country's. `isKnown` is false for other countries
 * and where some of the days lie outside the years of the list.
 */
export function listHolidays(place: string, from: CalendarDate, to: CalendarDate): HolidayList {
  const table = findHolidayTable(place);
  if (table) return listHolidaysWithin(table, from, to);
  const { source, asOf } = file();
  return { holidays: [], isKnown: false, source, asOf };
}

/** The part of the country whose holidays a city keeps (`DE-BY` for `MUC`); undefined where they are the country's. */
export function findHolidayArea(cityCode: string): string | undefined {
  return file().areas[cityCode];
}
