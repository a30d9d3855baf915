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
import type { Language } from '@ooo/texts/languages';
import { type Destination, findDestination } from './destinations.ts';
import { centerOfPlaceCity, PLACE_CITIES, placesOfCity } from './place-table.ts';

export { PLACE_CITIES } from './place-table.ts';

/** A town without a list of its own is shown what other cities' lists have this near. */
const TOWN_RADIUS_KM = 25;
/** Beyond this a city's list has nothing near a destination. */
const LIST_RADIUS_KM = 130;
/** How far a search in a destination reaches into its neighbours' lists. */
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
 * All that a search in a destination looks through, by its name; every list without a destination. Empty for one that
 * is not known, or that has no built-in places.
 */
export function listSearchablePlaces(destination: string): BuiltInPlace[] {
  if (destination.trim() === '') return PLACE_CITIES.flatMap(placesOfCity);
  const city = findDestination(destination);
  return city ? searchablePlaces(city) : [];
}

/**
 * Built-in places, hotels and airports by their names in any script and language, with typing errors, or by every word
 * of the query in their kind, neighbourhood or description. The best first, then the nearest. Without a
 * destination all cities are searched; empty for a destination without built-in places.
 */
export function findPlaces({
  query,
  destination,
  near,
  limit = 10,
}: Omit<PlaceQuestion, 'language'>): BuiltInPlace[] {
  const city = destination.trim() === '' ? undefined : findDestination(destination);
  return matchPlaces(query, listSearchablePlaces(destination), {
    cityNames: city ? [...cityNames(city), destination] : [],
    near: near ?? city?.coordinates,
  }).slice(0, limit);
}

/** What {@link findPlaces} finds, for readers of a language. */
export function searchPlaces({ language = 'en', ...question }: PlaceQuestion): PlaceSearchResult[] {
  return findPlaces(question).map((place) => toSearchResult(place, language));
}

export interface ShelfRequest extends ShelfPage {
  readonly destination: string;
}

/** A page of a discovery shelf, always in the same order; empty for a city without built-in places. */
export function listRecommendations({ destination, ...shelf }: ShelfRequest): RecommendationsPage {
  return pageOfShelf(listPlaces(destination), shelf);
}
