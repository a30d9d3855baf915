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
import { movingDates } from './moving-dates.ts';
import { lazy, readData } from './read-data.ts';

/** code, country, twelve months: season (H, S, L), crowds (V, B, M, Q) and reason, `HB:blossom`. */
export type SeasonRow = readonly [code: string, countryCode: string, months: string];

interface SeasonsFile extends Sourced {
  readonly cities: readonly SeasonRow[];
  readonly weeks: readonly WeekRow[];
}

const SEASONS: Readonly<Record<string, TouristSeason>> = { H: 'high', S: 'shoulder', L: 'low' };

const file = lazy(() => readData<SeasonsFile>('seasons.json'));
const rowsByCode = lazy(() => new Map(file().cities.map((row) => [row[0], row])));

/** Shape and reasons are checked by the test of the data. */
function toMonth(text: string): MonthSeason {
  return {
    season: SEASONS[text.charAt(0)] ?? 'shoulder',
    crowdLevel: CROWDS_BY_LETTER[text.charAt(1)] ?? 'moderate',
    reason: text.slice(3) as SeasonReason,
  };
}

/** The months of a city; undefined for cities that are not among those written down. */
export function findSeason(cityCode: string): CitySeason | undefined {
  const row = rowsByCode().get(cityCode);
  if (!row) return undefined;
  const { source, asOf } = file();
  return { months: row[2].split(' ').map(toMonth), source, asOf };
}

const weeks = lazy(() => readWeekRows(file().weeks, file()));

/** The rows of the weeks of a city, with where they come from; none for an unknown city. */
export function getWeekRows(cityCode: string): Sourced & { readonly rows: readonly WeekRow[] } {
  const { source, asOf } = file();
  const [code, countryCode] = rowsByCode().get(cityCode) ?? [];
  const isOwn = ([, , places]: WeekRow) =>
    places.split(' ').some((place) => place === code || place === countryCode);
  return { rows: file().weeks.filter(isOwn), source, asOf };
}

/** The notable weeks of a city that overlap a range, both ends inclusive, in order; none for an unknown city. */
export function listNotableWeeks(
  cityCode: string,
  from: CalendarDate,
  to: CalendarDate,
): readonly NotableWeek[] {
  const row = rowsByCode().get(cityCode);
  if (!row) return [];
  const [code, countryCode] = row;
  const own = weeks().filter(({ places }) => places.has(code) || places.has(countryCode));
  return listWeeksWithin(own, from, to, movingDates());
}

/** The codes of the cities whose seasons and events are written down. */
export function listSeasonCities(): readonly string[] {
  return [...rowsByCode().keys()];
}
