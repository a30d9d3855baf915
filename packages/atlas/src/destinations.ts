import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { searchAirports } from './airport-search.ts';
import { type Airport, findAirport, listAirports, listCityAirports } from './airport-table.ts';
import { findCity, listCities } from './city-table.ts';
import { countryName, findCountryByName, flagOf } from './countries.ts';
import { fold } from './fold.ts';
import { lazy } from './read-data.ts';

export interface Destination {
  /** The metropolitan code (`SEL`), else the code of the city's main airport. */
  readonly code: string;
  readonly city: string;
  readonly country: string;
  readonly countryCode: string;
  readonly flag: string;
  /** The city's centre where the atlas knows it, else its main airport. */
  readonly coordinates: Coordinates;
  readonly zone: string;
  /** Codes of the city's airports, the main one first. */
  readonly airports: readonly string[];
}

/** The specification's rule for a city's name: no trailing ` Trip`, only what is before the comma. */
export function toCityName(destination: string): string {
  const [city = ''] = destination
    .trim()
    .replace(/\s+trip$/i, '')
    .split(',');
  return city.trim().replace(/\s+trip$/i, '');
}

/** What people write around a city's name. */
const AROUND =
  /^(?:trip to|travel to|viaje a|visit to)\s+|(?:\s*여행|\s+(?:trip|\d{4}|city break))$/gi;

function toDestination(main: Airport): Destination {
  const known = findCity(main.cityCode);
  return {
    code: main.cityCode,
    city: known?.name ?? main.city,
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
  return found;
});

/** True where the words after the comma do not name another country or state. */
function liesIn(airport: Airport, parts: readonly string[]): boolean {
  return parts.every((part) => {
    const code = findCountryByName(part);
    if (code !== undefined) return code === airport.countryCode;
    const isShort = /^[A-Za-z]{2,3}$/.test(part);
    return !isShort || [airport.region, airport.countryCode].includes(part.toUpperCase());
  });
}

function findByName(name: string, parts: readonly string[]): Airport | undefined {
  const namesakes = airportsByCity().get(fold(name)) ?? [];
  return namesakes.find((airport) => liesIn(airport, parts)) ?? namesakes[0];
}

/**
 * The city that a trip goes to, from free text: `Seoul`, `Tokyo, Japan`, `Portland, ME`, `서울 여행`,
 * `Nueva York`, `Seoul Trip`, `LHR`. Every city with an airport is known; undefined for the rest.
 */
export function findDestination(text: string): Destination | undefined {
  const cleaned = text.trim().replace(AROUND, '').trim();
  const [, ...parts] = cleaned.split(',').map((part) => part.trim());
  const name = toCityName(cleaned);
  if (name === '') return undefined;
  const isCode = /^[A-Z]{3}$/.test(name);
  const coded = isCode ? (findAirport(name) ?? listCityAirports(name)[0]) : undefined;
  const main =
    coded ?? findByName(name, parts) ?? findByName(name.replace(/\s*\(.*\)$/, ''), parts);
  return main ? toDestination(main) : undefined;
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
