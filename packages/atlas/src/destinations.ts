import type { DestinationKind } from '@ooo/domain/places/destination-proposal.schema';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { fold } from '@ooo/domain/shared/fold';
import type { LocalNames } from '@ooo/domain/shared/local-names';
import { cityOfDestination } from '@ooo/domain/trips/city-of-destination';
import { type Airport, findAirport, listAirports, listCityAirports } from './airport-table.ts';
import { findCity, type Town } from './city-table.ts';
import { countryName, findCountryByName, flagOf } from './countries.ts';
import { type DestinationEntry, listNamesakes } from './destination-index.ts';
import { isRegionName, liesIn, regionNameOf } from './destination-place.ts';
import { readDestinationQuestion } from './destination-question.ts';
import { findMoreNames, type SettlementRow, toSettlement } from './settlement-table.ts';
import { findNames } from './names-by-language.ts';

export interface Destination {
  /**
   * The metropolitan code (`SEL`), else the main airport's; for a town that is listed with the airport used its name
   * (`KYOTO`), for any other place its country, state and name (`SI:03:bled`).
   */
  readonly code: string;
  readonly city: string;
  /** Of the city. */
  readonly names: LocalNames;
  readonly kind: DestinationKind;
  /** State or province in English, where it is known. */
  readonly region?: string;
  readonly country: string;
  readonly countryCode: string;
  readonly flag: string;
  /** The city's centre where the atlas knows it, else its main airport. */
  readonly coordinates: Coordinates;
  readonly zone: string;
  /** Codes of the city's airports, the main one first; empty where the atlas knows none that is used. */
  readonly airports: readonly string[];
}

/** What people write around a city's name. */
const AROUND =
  /^(?:trip to|travel to|viaje a|visit to)\s+|(?:\s*여행|\s+(?:trip|\d{4}|city break))$/gi;

function ofCountry(countryCode: string) {
  return { country: countryName(countryCode), countryCode, flag: flagOf(countryCode) };
}

function ofAirport(main: Airport): Destination {
  const known = findCity(main.cityCode);
  return {
    code: main.cityCode,
    city: known?.name ?? main.city,
    names: known?.names ??
      findMoreNames(main.cityCode, main.city)?.names ?? {
        en: main.city,
        ...findNames('cities', main.cityCode),
      },
    kind: 'city',
    // Basel’s airport lies in France.
    ...ofCountry(known?.countryCode ?? main.countryCode),
    coordinates: known?.center ?? main.coordinates,
    zone: main.zone,
    airports: listCityAirports(main.cityCode).map((airport) => airport.iata),
  };
}

/** A town without an airport of its own, with the one that travellers use. */
function ofTown(town: Town): Destination | undefined {
  const airport = findAirport(town.airport);
  return (
    airport && {
      code: town.name.toUpperCase(),
      city: town.name,
      names: town.names,
      kind: 'city',
      ...ofCountry(town.countryCode),
      coordinates: town.center,
      zone: airport.zone,
      airports: [airport.iata],
    }
  );
}

function ofSettlement(row: SettlementRow): Destination {
  const { name, names, countryCode, center, zone, kind } = toSettlement(row);
  return {
    code: `${countryCode}:${row[2]}:${fold(name)}`,
    city: name,
    names,
    kind,
    ...ofCountry(countryCode),
    coordinates: center,
    zone,
    airports: [],
  };
}

/** Undefined for a town whose airport is not known. */
export function toDestination(entry: DestinationEntry): Destination | undefined {
  const { origin } = entry;
  const region = regionNameOf(entry);
  const place =
    origin.kind === 'airport'
      ? ofAirport(origin.main)
      : origin.kind === 'town'
        ? ofTown(origin.town)
        : ofSettlement(origin.row);
  return place && (region === undefined ? place : { ...place, region });
}

/** Of each way to read the text, the likeliest namesake that lies where it says. */
function findNamed(text: string): DestinationEntry | undefined {
  const questions = readDestinationQuestion(text, { isRegion: isRegionName, mayBegin: false });
  for (const { name, parts } of questions) {
    const city = cityOfDestination(name);
    for (const called of [city, city.replace(/\s*\(.*\)$/, '')]) {
      const found = listNamesakes(called).find((entry) => liesIn(entry, parts));
      if (found) return found;
    }
  }
  const [first] = questions;
  return first && listNamesakes(cityOfDestination(first.name))[0];
}

/**
 * Where a trip goes, from free text: `Seoul`, `Tokyo, Japan`, `Portland, ME`, `서울 여행`, `Nueva York`, `Seoul Trip`,
 * `LHR`, `Kyoto`, `Toledo Ohio`, `Lake Como`. Every city with an airport is known, every town from some ten thousand
 * people on, and towns, islands and regions that travellers go to; undefined for the rest.
 */
export function findDestination(text: string): Destination | undefined {
  const cleaned = text.trim().replace(AROUND, '').trim();
  const name = cityOfDestination(cleaned);
  if (name === '') return undefined;
  const isCode = /^[A-Z]{3}$/.test(name);
  const coded = isCode ? (findAirport(name) ?? listCityAirports(name)[0]) : undefined;
  if (coded) return ofAirport(coded);
  const entry = findNamed(cleaned);
  return entry && toDestination(entry);
}

/** The city of an airport as a destination; undefined for a code that no airport has. */
export function findDestinationOfAirport(iata: string): Destination | undefined {
  const airport = findAirport(iata);
  return airport && ofAirport(airport);
}

/** The main city of the country that a destination ends with: of `Xyzville, Slovenia` Ljubljana. */
export function findMainCity(text: string): Destination | undefined {
  const codes = text.split(',').map((part) => findCountryByName(part.trim()));
  const code = codes.findLast((found) => found !== undefined);
  const main = listAirports().find(({ countryCode }) => countryCode === code);
  return main && ofAirport(main);
}

/** Every city that has an airport, once. */
export function listAirportCities(): Destination[] {
  const codes = new Set(listAirports().map(({ cityCode }) => cityCode));
  return [...codes].flatMap((code) => {
    const [main] = listCityAirports(code);
    return main ? [ofAirport(main)] : [];
  });
}
