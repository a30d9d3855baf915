import { findAirline } from '@ooo/atlas/airlines';
import { cityNamesOf, findAirport, searchAirports as searchAtlas } from '@ooo/atlas/airports';
import { countryName, flagOf } from '@ooo/atlas/countries';
import type { AirportSearchResult } from '@ooo/domain/airports/airport.schema';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import type { LocalNames } from '@ooo/domain/shared/local-names';
import { AppError } from '../../errors/app-error.ts';

interface AirportCity {
  readonly cityName: string;
  readonly cityNames: LocalNames;
  readonly cityCode: string;
  readonly country: string;
  readonly countryCode: string;
  readonly zone: string;
  readonly coordinates: Coordinates;
}

/** The best matches first; empty below two characters. */
export function searchAirports({ q }: { q: string }): AirportSearchResult[] {
  return searchAtlas(q).map((airport) => ({
    iata: airport.iata,
    name: airport.name,
    city: airport.city,
    cityNames: cityNamesOf(airport),
    country: countryName(airport.countryCode, 'en'),
    flag: flagOf(airport.countryCode),
  }));
}

/** The city that travellers mean by the airport: Tokyo for NRT. NOT_FOUND for an unknown code. */
export function getAirportCity({ airportCode }: { airportCode: string }): AirportCity {
  const airport = findAirport(airportCode);
  if (!airport) throw new AppError('no-such-airport', { code: airportCode });
  const { city, cityCode, countryCode, zone, coordinates } = airport;
  return {
    cityName: city,
    cityNames: cityNamesOf(airport),
    cityCode,
    country: countryName(countryCode, 'en'),
    countryCode,
    zone,
    coordinates,
  };
}

/** The carrier before the digits: two characters like `KE` and `7C`, or ICAO's three letters. */
const CARRIER = /^([A-Z]{3}|[A-Z\d]{2})\d{1,4}[A-Z]?$/;

/** The airline that a flight number names by its IATA or ICAO code; null if it names none. */
export function findAirlineOf({
  flightNumber,
}: {
  flightNumber: string;
}): { code: string; name: string } | null {
  const [, carrier] = CARRIER.exec(flightNumber.toUpperCase().replaceAll(/[\s-]/g, '')) ?? [];
  const airline = carrier === undefined ? undefined : findAirline(carrier);
  return airline ? { code: airline.iata, name: airline.name } : null;
}
