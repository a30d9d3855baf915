import type { PlaceKind } from '@ooo/domain/places/place-kinds';
import { listCities, listTowns } from './city-table.ts';
import { lazy, readData } from './read-data.ts';

/** A row of a city's places, as far as it can name a quarter. */
interface NamedRow {
  readonly name: string;
  readonly ko?: string;
  readonly kind: PlaceKind;
}

/** What a quarter is called by: a church or a hotel of its name is not the quarter. */
const AREAS: ReadonlySet<PlaceKind> = new Set([
  'bar-street',
  'canal',
  'forest',
  'harbour',
  'hill',
  'island',
  'market',
  'national-park',
  'neighbourhood',
  'park',
  'quarter',
  'shopping-street',
  'square',
  'street',
  'village',
]);

const known = lazy(() => {
  const cities = [...listCities(), ...listTowns()].map(
    ({ names }) => [names.en, names.ko] as const,
  );
  const quarters = Object.entries(readData<Readonly<Record<string, string>>>('quarters-ko.json'));
  return new Map<string, string | undefined>([...cities, ...quarters]);
});

/**
 * The Korean names of quarters outside Korea: of those that are in the table, are cities themselves, or are among the places
 * of their city. Undefined where the atlas has none; the quarter then stays in Latin letters.
 */
export function quarterNamer(places: readonly NamedRow[]): (quarter: string) => string | undefined {
  const areas = new Map(
    places.flatMap(({ name, ko, kind }) => (ko && AREAS.has(kind) ? [[name, ko]] : [])),
  );
  return (quarter) => known().get(quarter) ?? areas.get(quarter);
}
