import { AppError } from '../../errors.ts';
import type { AirportSearchResult } from '@ooo/domain/airports/airport.schema';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';

export async function searchAirports(_q: string): Promise<AirportSearchResult[]> {
  throw new AppError('INTERNAL');
}

export async function getAirportCity(
  _c: string,
): Promise<{
  cityName: string;
  country: string;
  countryCode: string;
  zone: string;
  coordinates: Coordinates;
}> {
  throw new AppError('INTERNAL');
}
