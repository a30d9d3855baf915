import type {
  DiscoverySubcategory,
  PlaceSearchResult,
  Recommendation,
  RecommendationsPage,
} from '@ooo/domain/places/place.schema';
import type { Language } from './country-names.ts';
import { findDestination } from './destinations.ts';
import { foldWords } from './fold.ts';
import { PLACE_CITIES, type Place, listPlaces } from './place-table.ts';
import { type PlaceWords, wordsOf } from './place-words.ts';

export { type Place, PLACE_CITIES, listPlaces } from './place-table.ts';

const IN_NAME = 6;
const IN_ABOUT = 3;
const IN_PROSE = 1;
const WHOLE_WORD = 2;
const HANGUL = /[가-힣]/;

const wordsById = new Map<string, PlaceWords>();

function keptWordsOf(place: Place): PlaceWords {
  const known = wordsById.get(place.id);
  if (known) return known;
  const words = wordsOf(place);
  wordsById.set(place.id, words);
  return words;
}

/** How well one word of a query fits; Korean words also fit inside others, as `궁` in `경복궁`. */
function scoreWord(query: string, words: readonly string[], weight: number): number {
  if (words.includes(query)) return weight + WHOLE_WORD;
  const fits = (word: string): boolean =>
    HANGUL.test(query) ? word.includes(query) : query.length > 1 && word.startsWith(query);
  return words.some(fits) ? weight : 0;
}

function scorePlace(queryWords: readonly string[], place: Place): number {
  const { names, about, prose } = keptWordsOf(place);
  let score = 0;
  for (const query of queryWords) {
    const best = Math.max(
      scoreWord(query, names, IN_NAME),
      scoreWord(query, about, IN_ABOUT),
      scoreWord(query, prose, IN_PROSE),
    );
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

function displayName(place: Place, language: Language): string {
  const isKorean = language === 'ko' && HANGUL.test(place.localName ?? '');
  return isKorean ? (place.localName ?? place.name) : place.name;
}

function toSearchResult(place: Place, language: Language): PlaceSearchResult {
  return {
    id: place.id,
    name: displayName(place, language),
    address: place.address ?? place.neighborhood,
    description: place.descriptions[language],
    category: place.kind,
    coordinates: place.coordinates,
    tag: place.tag,
    openingHours: place.openingHours,
    visitMin: place.visitMin,
    source: place.sources[language],
    asOf: place.asOf,
  };
}

function toRecommendation(place: Place, language: Language): Recommendation {
  return {
    id: place.id,
    name: displayName(place, language),
    description: place.descriptions[language],
    location: place.address ?? place.neighborhood,
    coordinates: place.coordinates,
    venueType: place.kind,
    subcategory: place.subcategory,
    category: place.category,
    openingHours: place.openingHours,
    visitMin: place.visitMin,
    source: place.sources[language],
    asOf: place.asOf,
  };
}

/** The query without the names of the city searched in: `coffee in Seoul` is `coffee`. */
function toQueryWords(query: string, destination: string): string[] {
  const city = findDestination(destination);
  const words = foldWords(query);
  if (!city) return words;
  const around = new Set([...foldWords(city.city), ...foldWords(destination), 'in', 'near', 'en']);
  const kept = words.filter((word) => !around.has(word));
  return kept.length > 0 ? kept : words;
}

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
  const queryWords = toQueryWords(query, destination);
  if (queryWords.length === 0) return [];
  return cities
    .flatMap(listPlaces)
    .map((place) => ({ place, score: scorePlace(queryWords, place) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ place }) => toSearchResult(place, language));
}

export interface ShelfRequest {
  readonly destination: string;
  readonly subcategory: DiscoverySubcategory;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  readonly language: Language;
}

/** A page of a discovery shelf, always in the same order; empty for a city without built-in places. */
export function listRecommendations(request: ShelfRequest): RecommendationsPage {
  const { destination, subcategory, page, limit, language } = request;
  const shelf = listPlaces(destination).filter((place) => place.subcategory === subcategory);
  const end = page * limit;
  return {
    recommendations: shelf
      .slice(end - limit, end)
      .map((place) => toRecommendation(place, language)),
    hasMore: shelf.length > end,
  };
}
