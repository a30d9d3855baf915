import { listOccurrences } from '@ooo/domain/overview/event-dates';
import { parseEventRule } from '@ooo/domain/overview/event-rule';
import type { CrowdLevel } from '@ooo/domain/overview/overview.schema';
import type {
  CitySeason,
  MonthSeason,
  NotableWeek,
  SeasonReason,
  TouristSeason,
} from '@ooo/domain/overview/season';
import type { Sourced } from '@ooo/domain/overview/sourced';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { movingDates } from './moving-dates.ts';
import { lazy, readData } from './read-data.ts';

/** code, country, twelve months: season (H, S, L), crowds (V, B, M, Q) and reason, `HB:blossom`. */
export type SeasonRow = readonly [code: string, countryCode: string, months: string];

export type WeekRow = readonly [
  name: string,
  localName: string,
  /** Codes of countries and cities, separated by blanks. */
  places: string,
  rule: string,
  /** V, B, M or Q; empty where the crowds stay as they are. */
  crowds: string,
  note: string,
];

interface SeasonsFile extends Sourced {
  readonly cities: readonly SeasonRow[];
  readonly weeks: readonly WeekRow[];
}

const SEASONS: Readonly<Record<string, TouristSeason>> = { H: 'high', S: 'shoulder', L: 'low' };
const CROWDS: Readonly<Record<string, CrowdLevel>> = {
  V: 'very busy',
  B: 'busy',
  M: 'moderate',
  Q: 'quiet',
};

const file = lazy(() => readData<SeasonsFile>('seasons.json'));
const rowsByCode = lazy(() => new Map(file().cities.map((row) => [row[0], row])));

/** Shape and reasons are checked by the test of the data. */
function toMonth(text: string): MonthSeason {
  return {
    season: SEASONS[text.charAt(0)] ?? 'shoulder',
    crowdLevel: CROWDS[text.charAt(1)] ?? 'moderate',
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

const weeks = lazy(() =>
  file().weeks.flatMap(([name, localName, places, ruleText, crowds, note]) => {
    const rule = parseEventRule(ruleText);
    if (!rule) return [];
    const crowdLevel = CROWDS[crowds];
    const fields = {
      name,
      ...(localName === '' ? {} : { localName }),
      ...(crowdLevel ? { crowdLevel } : {}),
      note,
    };
    return [{ places: new Set(places.split(' ')), rule, fields }];
  }),
);

/** The notable weeks of a city that overlap a range, both ends inclusive, in order; none for an unknown city. */
export function listNotableWeeks(
  cityCode: string,
  from: CalendarDate,
  to: CalendarDate,
): readonly NotableWeek[] {
  const row = rowsByCode().get(cityCode);
  if (!row) return [];
  const [code, countryCode] = row;
  const { source, asOf } = file();
  return weeks()
    .filter(({ places }) => places.has(code) || places.has(countryCode))
    .flatMap(({ rule, fields }) =>
      listOccurrences(rule, from, to, movingDates()).flatMap((one) =>
        'start' in one ? [{ ...fields, ...one, source, asOf }] : [],
      ),
    )
    .toSorted((a, b) => a.start.localeCompare(b.start) || a.name.localeCompare(b.name));
}

/** The codes of the cities whose seasons and events are written down. */
export function listSeasonCities(): readonly string[] {
  return [...rowsByCode().keys()];
}
