import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { listNames, type LocalNames } from '@ooo/domain/shared/local-names';
import { findNames } from './names-by-language.ts';
import { lazy, readData } from './read-data.ts';

/** code, name, country, longitude, latitude, Korean, Spanish where it differs, other names. */
export type CityRow = readonly [
  string,
  string,
  string,
  number,
  number,
  string,
  string,
  readonly string[],
];

function toNames(
  en: string,
  ko: string,
  es: string,
  others: readonly string[],
  inOthers: Partial<LocalNames>,
): Pick<City, 'names' | 'allNames'> {
  const names = { en, ko, es: es || en, ...inOthers };
  return { names, allNames: [...listNames(names), ...others] };
}

/** A city known by name in every language, with the coordinates of its centre. */
export interface City {
  /** The metropolitan code where there is one (`SEL`), else the code of its airport. */
  readonly code: string;
  readonly name: string;
  readonly countryCode: string;
  readonly center: Coordinates;
  readonly names: LocalNames;
  /** Every name and spelling, those of the languages first. */
  readonly allNames: readonly string[];
}

const cities = lazy(() => {
  const rows = readData<readonly CityRow[]>('cities.json');
  return new Map(
    rows.map(([code, name, countryCode, lon, lat, ko, es, others]): [string, City] => [
      code,
      {
        code,
        name,
        countryCode,
        center: [lon, lat],
        ...toNames(name, ko, es, others, findNames('cities', code)),
      },
    ]),
  );
});

export function findCity(code: string): City | undefined {
  return cities().get(code);
}

export function listCities(): readonly City[] {
  return [...cities().values()];
}

/** name, country, longitude, latitude, Korean, Spanish where it differs, other names, airport used. */
export type TownRow = readonly [
  string,
  string,
  number,
  number,
  string,
  string,
  readonly string[],
  string,
];

export interface Town {
  readonly name: string;
  readonly countryCode: string;
  readonly center: Coordinates;
  readonly names: LocalNames;
  readonly allNames: readonly string[];
  /** IATA code of the airport that travellers use. */
  readonly airport: string;
}

/** Towns, islands and sights that people travel to by the airport of another place. */
export const listTowns = lazy((): readonly Town[] =>
  readData<readonly TownRow[]>('towns.json').map(
    ([name, countryCode, lon, lat, ko, es, others, airport]) => {
      const inOthers = findNames('towns', `${name}|${countryCode}`);
      const { names, allNames } = toNames(name, ko, es, others, inOthers);
      return { name, countryCode, center: [lon, lat], names, allNames, airport };
    },
  ),
);
