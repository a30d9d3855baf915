import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { searchAirports } from './airport-search.ts';
import { type Airport, findAirport, listAirports, listCityAirports } from './airport-table.ts';
import { findCity, listCities, listTowns } from './city-table.ts';
import { countryName, findCountryByName, flagOf } from './countries.ts';
import type { LocalNames } from '@ooo/domain/shared/local-names';
import { fold } from '@ooo/domain/shared/fold';
import { cityOfDestination } from '@ooo/domain/trips/city-of-destination';
import { lazy, readData } from './read-data.ts';

export interface Destination {
  /** The metropolitan code (`SEL`), else the main airport's; for a town without one its name (`KYOTO`). */
  readonly code: string;
  readonly city: string;
  /** Of the city. */
  readonly names: LocalNames;
  readonly country: string;
  readonly countryCode: string;
  readonly flag: string;
  /** The city's centre where the atlas knows it, else its main airport. */
  readonly coordinates: Coordinates;
  readonly zone: string;
  /** Codes of the city's airports, the main one first. */
  readonly airports: readonly string[];
}

/** The village or the part of a city that once stood for an airport's city, and the airport. */
type FormerCityRow = readonly [name: string, iata: string];

/** What people write around a city's name. */
const AROUND =
  /^(?:trip to|travel to|viaje a|visit to)\s+|(?:\s*여행|\s+(?:trip|\d{4}|city break))$/gi;

function toDestination(main: Airport): Destination {
  const known = findCity(main.cityCode);
  return {
    code: main.cityCode,
    city: known?.name ?? main.city,
    names: known?.names ?? { en: main.city },
    country: countryName(main.countryCode),
    countryCode: main.countryCode,
    flag: flagOf(main.countryCode),
    coordinates: known?.center ?? main.coordinates,
    zone: main.zone,
    airports: listCityAirports(main.cityCode).map((airport) => airport.iata),
  };
}

/** Main airports by the folded name of their city, the most important first. */
const airportsByCity = lazy(() => {
  const found = new Map<string, Airport[]>();
  const add = (name: string, airport: Airport): void => {
    const key = fold(name);
    const sofar = found.get(key);
    if (!sofar) found.set(key, [airport]);
    else if (sofar.every((one) => one.cityCode !== airport.cityCode)) sofar.push(airport);
  };
  for (const airport of listAirports()) add(airport.city, airport);
  for (const city of listCities()) {
    const [main] = listCityAirports(city.code);
    if (main) for (const name of city.allNames) add(name, main);
  }
  // Trips keep the name of their destination: one that was made for Hondarribia still goes to San Sebastián.
  for (const [name, iata] of readData<readonly FormerCityRow[]>('former-cities.json')) {
    const airport = findAirport(iata);
    if (airport && !found.has(fold(name))) found.set(fold(name), [airport]);
  }
  return found;
});

const townsByName = lazy(
  () => new Map(listTowns().flatMap((town) => town.allNames.map((name) => [fold(name), town]))),
);

/** True where the words after the comma do not name another country or state. */
function liesIn(
  place: { readonly countryCode: string; readonly region?: string },
  parts: readonly string[],
): boolean {
  return parts.every((part) => {
    const code = findCountryByName(part);
    if (code !== undefined) return code === place.countryCode;
    const isShort = /^[A-Za-z]{2,3}$/.test(part);
    return !isShort || [place.region, place.countryCode].includes(part.toUpperCase());
  });
}

/** A town without an airport of its own, with the one that travellers use. */
function findTown(name: string, parts: readonly string[]): Destination | undefined {
  const town = townsByName().get(fold(name));
  const airport = town && findAirport(town.airport);
  if (!airport || !liesIn(town, parts)) return undefined;
  return {
    code: town.name.toUpperCase(),
    city: town.name,
    names: town.names,
    country: countryName(town.countryCode),
    countryCode: town.countryCode,
    flag: flagOf(town.countryCode),
    coordinates: town.center,
    zone: airport.zone,
    airports: [airport.iata],
  };
}

function findByName(name: string, parts: readonly string[]): Airport | undefined {
  const namesakes = airportsByCity().get(fold(name)) ?? [];
  return namesakes.find((airport) => liesIn(airport, parts)) ?? namesakes[0];
}

/**
 * The city that a trip goes to, from free text: `Seoul`, `Tokyo, Japan`, `Portland, ME`, `서울 여행`,
 * `Nueva York`, `Seoul Trip`, `LHR`, `Kyoto`. Every city with an airport is known, and some towns that
 * travellers reach by another's; undefined for the rest.
 */
export function findDestination(text: string): Destination | undefined {
  const cleaned = text.trim().replace(AROUND, '').trim();
  const [, ...parts] = cleaned.split(',').map((part) => part.trim());
  const name = cityOfDestination(cleaned);
  if (name === '') return undefined;
  const isCode = /^[A-Z]{3}$/.test(name);
  const coded = isCode ? (findAirport(name) ?? listCityAirports(name)[0]) : undefined;
  if (coded) return toDestination(coded);
  const bare = name.replace(/\s*\(.*\)$/, '');
  const main = findByName(name, parts) ?? findByName(bare, parts);
  return findTown(bare, parts) ?? (main && toDestination(main));
}

/** Cities whose name begins with the query or that have an airport of that name. */
export function searchDestinations(query: string, limit = 8): Destination[] {
  const found = new Map<string, Destination>();
  for (const airport of searchAirports(query, limit * 4)) {
    if (found.size >= limit) break;
    if (!found.has(airport.cityCode)) found.set(airport.cityCode, toDestination(airport));
  }
  return [...found.values()];
}

/** The city of an airport as a destination; undefined for a code that no airport has. */
export function findDestinationOfAirport(iata: string): Destination | undefined {
  const airport = findAirport(iata);
  return airport && toDestination(airport);
}

/** Every city that has an airport, once. */
export function listAirportCities(): Destination[] {
  const codes = new Set(listAirports().map(({ cityCode }) => cityCode));
  return [...codes].flatMap((code) => {
    const [main] = listCityAirports(code);
    return main ? [toDestination(main)] : [];
  });
}
