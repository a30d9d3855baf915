import { existsSync, readdirSync } from 'node:fs';
import type { Sourced } from '@ooo/domain/overview/sourced';
import { lazy, readData } from './read-data.ts';

/** What a folder of `data/cities` can hold; `README.md` says what each file is for. */
export type CityFileName =
  | 'city.json'
  | 'events.json'
  | 'places.json'
  | `places.${string}.json`
  | `texts.${string}.json`
  | 'landmarks.json'
  | 'map.txt'
  | `map.${string}.json`
  | 'scene.svg'
  | 'shores.json';

/** The heart of a folder: what the city is called in ids and by its drawing, and its seasons. */
export interface CityFacts {
  /** In ids of places and names of drawings: `ho-chi-minh-city`. Never changed once places of it can be saved. */
  readonly name: string;
  /** Other names of destinations that its drawing is for, in plain letters. */
  readonly also?: readonly string[];
  /** ISO code; there if the seasons are. */
  readonly country?: string;
  /** Twelve months: season (H, S, L), crowds (V, B, M, Q) and reason, `HB:blossom`. */
  readonly season?: Sourced & { readonly months: readonly string[] };
}

const CITIES = new URL('../data/cities/', import.meta.url);

/** The codes of all cities that have a folder, in the order of the alphabet. */
export const listCityCodes = lazy((): readonly string[] =>
  readdirSync(CITIES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted(),
);

export function hasCityFile(code: string, file: CityFileName): boolean {
  return existsSync(new URL(`${code}/${file}`, CITIES));
}

/** A file of a city, parsed; undefined where the folder lacks it. `pnpm atlas check` vouches for its shape. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function readCityFile<T>(code: string, file: CityFileName): T | undefined {
  return hasCityFile(code, file) ? readData<T>(`cities/${code}/${file}`) : undefined;
}

/** The facts of all cities that have a folder, by code. */
export const listCityFacts = lazy(
  (): ReadonlyMap<string, CityFacts> =>
    new Map(
      listCityCodes().flatMap((code) => {
        const facts = readCityFile<CityFacts>(code, 'city.json');
        return facts ? [[code, facts] as const] : [];
      }),
    ),
);
