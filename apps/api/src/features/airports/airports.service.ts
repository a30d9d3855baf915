import { findAirport, searchAirports as searchAtlas } from '@ooo/atlas/airports';
import { countryName, flagOf } from '@ooo/atlas/countries';
import type { AirportSearchResult } from '@ooo/domain/airports/airport.schema';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { AppError } from '../../errors.ts';

interface AirportCity {
  readonly cityName: string;
  readonly country: string;
  readonly countryCode: string;
  readonly zone: string;
  readonly coordinates: Coordinates;
}

/** The best matches first; empty below two characters. */
export function searchAirports(query: string): AirportSearchResult[] {
  return searchAtlas(query).map(({ iata, name, city, countryCode }) => ({
    iata,
    name,
    city,
    country: countryName(countryCode, 'en'),
    flag: flagOf(countryCode),
  }));
}

/** The city that travellers mean by the airport: Tokyo for NRT. NOT_FOUND for an unknown code. */
export function getAirportCity(airportCode: string): AirportCity {
  const airport = findAirport(airportCode);
  if (!airport) {
    throw new AppError('NOT_FOUND', {
      message: `No airport has the code ${airportCode}. Search for the airport by its city.`,
    });
  }
  const { city, countryCode, zone, coordinates } = airport;
  return {
    cityName: city,
    country: countryName(countryCode, 'en'),
    countryCode,
    zone,
    coordinates,
  };
}
