import { distanceKm } from '@ooo/domain/distance/haversine';
import {
  type BuiltInPlace,
  pageOfShelf,
  type ShelfPage,
  toSearchResult,
} from '@ooo/domain/places/built-in-place';
import { matchPlaces } from '@ooo/domain/places/place-match';
import type { PlaceSearchResult, RecommendationsPage } from '@ooo/domain/places/place.schema';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { airportPlaces } from './airport-places.ts';
import { findCity } from './city-table.ts';
import type { Language } from './country-names.ts';
import { type Destination, findDestination } from './destinations.ts';
import { centerOfPlaceCity, PLACE_CITIES, placesOfCity } from './place-table.ts';

export { PLACE_CITIES } from './place-table.ts';

/** A town without a list of its own is shown what other cities' lists have this near. */
const TOWN_RADIUS_KM = 25;
/** Beyond this a city's list has nothing near a destination. */
const LIST_RADIUS_KM = 130;
/** What a search in a destination finds of its neighbours' lists. */
const SEARCH_RADIUS_KM = 100;

function placesWithin(center: Coordinates, radiusKm: number): BuiltInPlace[] {
  return PLACE_CITIES.filter((code) => {
    const city = centerOfPlaceCity(code);
    return city !== undefined && distanceKm(center, city) <= LIST_RADIUS_KM;
  })
    .flatMap(placesOfCity)
    .filter(({ coordinates }) => distanceKm(center, coordinates) <= radiusKm);
}

function placesOf(destination: Destination | undefined): readonly BuiltInPlace[] {
  if (!destination) return [];
  const own = placesOfCity(destination.code);
  return own.length > 0 ? own : placesWithin(destination.coordinates, TOWN_RADIUS_KM);
}

/**
 * The built-in places of a city, by its name in any language or its code; of a town without a list those that its
 * neighbours' lists have near it. Empty where none are.
 */
export function listPlaces(destination: string): readonly BuiltInPlace[] {
  return placesOf(findDestination(destination));
}

/** `카페 서울` and `museo Seúl` are about the city, whatever language it was asked for in. */
function cityNames({ code, city }: Destination): readonly string[] {
  return findCity(code)?.allNames ?? [city];
}

/** What a search in a destination looks through: its own places first, its neighbours', and its airports. */
function searchablePlaces(city: Destination): BuiltInPlace[] {
  const own = placesOf(city);
  const around = placesWithin(city.coordinates, SEARCH_RADIUS_KM);
  return [...new Set([...own, ...around, ...airportPlaces(city.airports)])];
}

export interface PlaceQuestion {
  readonly query: string;
  /** Free text; empty for everywhere. */
  readonly destination: string;
  readonly near?: Coordinates | undefined;
  readonly limit?: number;
  readonly language?: Language;
}

/**
 * Built-in places, hotels and airports by their names in any script and language, with typing errors, or by every word
 * of the query in their kind, neighbourhood or description. The best first, then the nearest. Without a
 * destination all cities are searched; empty for a destination without built-in places.
 */
export function searchPlaces({
  query,
  destination,
  near,
  limit = 10,
  language = 'en',
}: PlaceQuestion): PlaceSearchResult[] {
  const isAnywhere = destination.trim() === '';
  const city = isAnywhere ? undefined : findDestination(destination);
  const here = city ? searchablePlaces(city) : [];
  const places = isAnywhere ? PLACE_CITIES.flatMap(placesOfCity) : here;
  return matchPlaces(query, places, {
    cityNames: city ? [...cityNames(city), destination] : [],
    near: near ?? city?.coordinates,
  })
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
