import type { SeasonReason, TouristSeason } from '@ooo/texts/overview.types';
import type { CitySeason, MonthSeason, NotableWeek } from '@ooo/domain/overview/season';
import type { Sourced } from '@ooo/domain/overview/sourced';
import {
  CROWDS_BY_LETTER,
  listWeeksWithin,
  readWeekRows,
  type WeekRow,
} from '@ooo/domain/overview/week-rows';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { listCityFacts } from './city-folders.ts';
import { findEventsFile } from './events.ts';
import { movingDates } from './moving-dates.ts';
import { lazy, lazyOf, readData } from './read-data.ts';

/** Weeks of whole countries: `weeks.json`. */
interface WeeksFile extends Sourced {
  readonly rows: readonly WeekRow[];
}

const SEASONS: Readonly<Record<string, TouristSeason>> = { H: 'high', S: 'shoulder', L: 'low' };

const shared = lazy(() => readData<WeeksFile>('weeks.json'));

/** Shape and reasons are checked by the test of the data. */
function toMonth(text: string): MonthSeason {
  return {
    season: SEASONS[text.charAt(0)] ?? 'shoulder',
    crowdLevel: CROWDS_BY_LETTER[text.charAt(1)] ?? 'moderate',
    reason: text.slice(3) as SeasonReason,
  };
}

/** The months of a city; undefined for cities whose seasons are not written down. */
export function findSeason(cityCode: string): CitySeason | undefined {
  const season = listCityFacts().get(cityCode)?.season;
  return season && { ...season, months: season.months.map(toMonth) };
}

/** The rows of the weeks of a city, its own and its country's, with where they come from; none for an unknown city. */
export function getWeekRows(cityCode: string): Sourced & { readonly rows: readonly WeekRow[] } {
  const { rows, source, asOf } = shared();
  const country = listCityFacts().get(cityCode)?.country;
  if (country === undefined) return { rows: [], source, asOf };
  const own = findEventsFile(cityCode);
  const ofCountry = rows.filter(([, , places]) => places.split(' ').includes(country));
  const ofCity = own?.weeks.map(([name, localName, ...rest]): WeekRow => [
    name,
    localName,
    cityCode,
    ...rest,
  ]);
  return {
    rows: [...(ofCity ?? []), ...ofCountry],
    source: own?.source ?? source,
    asOf: own?.asOf ?? asOf,
  };
}

const ruledWeeks = lazyOf((cityCode) => {
  const rows = getWeekRows(cityCode);
  return readWeekRows(rows.rows, rows);
});

/** The notable weeks of a city that overlap a range, both ends inclusive, in order; none for an unknown city. */
export function listNotableWeeks(
  cityCode: string,
  from: CalendarDate,
  to: CalendarDate,
): readonly NotableWeek[] {
  return listWeeksWithin(ruledWeeks(cityCode), from, to, movingDates());
}

/** The codes of the cities whose seasons are written down. */
export function listSeasonCities(): readonly string[] {
  return [...listCityFacts()].flatMap(([code, { season }]) => (season ? [code] : []));
}
