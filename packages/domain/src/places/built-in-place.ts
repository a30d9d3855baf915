import type { Language } from '../shared/language.ts';
import type { PoiTag } from '../pois/poi.schema.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import type {
  DiscoveryCategory,
  DiscoverySubcategory,
  PlaceSearchResult,
  Recommendation,
  RecommendationsPage,
} from './place.schema.ts';

/** A place that ships with the product. */
export interface BuiltInPlace {
  /** `seoul/gyeongbokgung-palace`. */
  readonly id: string;
  readonly name: string;
  /** The name on its door, if it differs. */
  readonly localName?: string | undefined;
  readonly coordinates: Coordinates;
  readonly tag: PoiTag;
  readonly category: DiscoveryCategory;
  readonly subcategory: DiscoverySubcategory;
  /** What it is, in two words: `Cocktail bar`. */
  readonly kind: string;
  readonly neighborhood: string;
  readonly address?: string | undefined;
  /** Typical hours in OpenStreetMap syntax. */
  readonly openingHours: string;
  /** Typical length of a visit, in minutes. */
  readonly visitMin: number;
  readonly descriptions: Readonly<Record<Language, string>>;
  readonly sources: Readonly<Record<Language, string>>;
  readonly asOf: CalendarDate;
}

const HANGUL = /[가-힣]/;

/** In Korean, the name on the door if that is Korean. */
export function placeName(place: BuiltInPlace, language: Language): string {
  const isKorean = language === 'ko' && HANGUL.test(place.localName ?? '');
  return isKorean ? (place.localName ?? place.name) : place.name;
}

export function toSearchResult(place: BuiltInPlace, language: Language): PlaceSearchResult {
  return {
    id: place.id,
    name: placeName(place, language),
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

export function toRecommendation(place: BuiltInPlace, language: Language): Recommendation {
  return {
    id: place.id,
    name: placeName(place, language),
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

export interface ShelfPage {
  readonly subcategory: DiscoverySubcategory;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  readonly language: Language;
}

/** A page of a discovery shelf, always in the same order. */
export function pageOfShelf(
  places: readonly BuiltInPlace[],
  { subcategory, page, limit, language }: ShelfPage,
): RecommendationsPage {
  const shelf = places.filter((place) => place.subcategory === subcategory);
  const end = page * limit;
  return {
    recommendations: shelf
      .slice(end - limit, end)
      .map((place) => toRecommendation(place, language)),
    hasMore: shelf.length > end,
  };
}
