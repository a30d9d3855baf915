import { pageOfShelf, type ShelfPage, toSearchResult } from '@ooo/domain/places/built-in-place';
import { matchPlaces } from '@ooo/domain/places/place-match';
import type { PlaceSearchResult, RecommendationsPage } from '@ooo/domain/places/place.schema';
import type { Language } from './country-names.ts';
import { findDestination } from './destinations.ts';
import { PLACE_CITIES, listPlaces } from './place-table.ts';

export { PLACE_CITIES, listPlaces } from './place-table.ts';

/**
 * Built-in places whose name, kind, neighbourhood or description has every word of the query, best
 * first, in English, Korean or Spanish. Without a destination all cities are searched; empty for a
 * destination that has no built-in places.
 */
export function searchPlaces(
  query: string,
  destination: string,
  limit = 10,
  language: Language = 'en',
): PlaceSearchResult[] {
  const cities = destination.trim() === '' ? PLACE_CITIES : [destination];
  const city = findDestination(destination);
  return matchPlaces(query, cities.flatMap(listPlaces), city ? [city.city, destination] : [])
    .slice(0, limit)
    .map((place) => toSearchResult(place, language));
}

export interface ShelfRequest extends ShelfPage {
  readonly destination: string;
}

/** A page of a discovery shelf, always in the same order; empty for a city without built-in places. */
export function listRecommendations({ destination, ...shelf }: ShelfRequest): RecommendationsPage {
  return pageOfShelf(listPlaces(destination), shelf);
}
