import { AppError } from '../../errors.ts';
import type { Deps } from '../../deps.ts';
import type {
  PlaceSearch,
  PlaceSearchResult,
  RecommendationsPage,
  RecommendationsRequest,
} from '@ooo/domain/places/place.schema';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';

export async function searchPlaces(_deps: Deps, _i: PlaceSearch): Promise<PlaceSearchResult[]> {
  throw new AppError('INTERNAL');
}

export async function recommendPlaces(
  _deps: Deps,
  _i: RecommendationsRequest,
): Promise<RecommendationsPage> {
  throw new AppError('INTERNAL');
}

export async function findDestination(
  _d: string,
): Promise<{
  city: string;
  country: string;
  countryCode: string;
  flag: string;
  zone: string;
  coordinates: Coordinates;
} | null> {
  throw new AppError('INTERNAL');
}
