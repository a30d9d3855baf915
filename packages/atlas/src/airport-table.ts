import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import type { LocalNames } from '@ooo/domain/shared/local-names';
import { groupBy } from '@ooo/domain/shared/group-by';
import { findCity } from './city-table.ts';
import { findNames } from './names-by-language.ts';
import { lazy, readData } from './read-data.ts';

export type AirportSize = 'large' | 'medium' | 'small';

export interface Airport {
  readonly iata: string;
  /** Absent for airports that closed and some small ones. */
  readonly icao?: string;
  readonly name: string;
  /** The city that travellers mean: Tokyo for Narita, New York for Newark. */
  readonly city: string;
  /** The metropolitan code (`SEL`, `LON`), else the airport's own. */
  readonly cityCode: string;
  readonly countryCode: string;
  /** State or province in the USA, Canada and Australia (`MI`), else empty. */
  readonly region: string;
  readonly coordinates: Coordinates;
  /** IANA time zone. */
  readonly zone: string;
  readonly size: AirportSize;
  /** False where no airline flies to it now, as for airports that closed. */
  readonly isScheduled: boolean;
  /** Other names, and the municipality where it differs from the city. */
  readonly aliases: readonly string[];
}

export type AirportRow = readonly [
  iata: string,
  icao: string,
  name: string,
  city: string,
  cityCode: string,
  countryCode: string,
  region: string,
  lat: number,
  lon: number,
  zone: number,
  size: number,
  scheduled: number,
  aliases: string,
];

const SIZES = ['small', 'medium', 'large'] as const;

function toAirport(row: AirportRow, zones: readonly string[]): Airport {
  const [iata, icao, name, city, cityCode, countryCode, region, lat, lon, zone, size] = row;
  const aliases = row[12];
  return {
    iata,
    ...(icao === '' ? {} : { icao }),
    name,
    city,
    cityCode,
    countryCode,
    region,
    coordinates: [lon, lat],
    zone: zones[zone] ?? 'Etc/UTC',
    size: SIZES[size] ?? 'small',
    isScheduled: row[11] === 1,
    aliases: aliases === '' ? [] : aliases.split('|'),
  };
}

/** Every airport, the most important first. */
export const listAirports = lazy((): readonly Airport[] => {
  const { zones, rows } = readData<{ zones: string[]; rows: AirportRow[] }>('airports.json');
  return rows.map((row) => toAirport(row, zones));
});

const byIata = lazy(() => new Map(listAirports().map((airport) => [airport.iata, airport])));

const byCity = lazy(() => groupBy(listAirports(), (airport) => airport.cityCode));

/** The airport of a three-letter code, in any case; undefined for city codes and unknown ones. */
export function findAirport(iata: string): Airport | undefined {
  return byIata().get(iata.trim().toUpperCase());
}

/** The airports of a metropolitan code (`SEL`: ICN, GMP) or of an airport's own, main one first. */
export function listCityAirports(cityCode: string): readonly Airport[] {
  return byCity().get(cityCode.trim().toUpperCase()) ?? [];
}

/** What the airport's city is called; in English alone where the atlas does not know its other names. */
export function cityNamesOf({ city, cityCode }: Airport): LocalNames {
  return findCity(cityCode)?.names ?? { en: city, ...findNames('cities', cityCode) };
}
