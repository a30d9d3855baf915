import type { PoiTag } from '../pois/poi.schema.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import type { Language } from '../shared/language.ts';
import { listNames, type LocalNames, nameIn } from '../shared/local-names.ts';
import { builtInSource } from './built-in-source.ts';
import { kindWord } from './kind-word.ts';
import type { PlaceKind } from './place-kinds.ts';
import type {
  DiscoverySubcategory,
  PlaceSearchResult,
  Recommendation,
  RecommendationsPage,
} from './place.schema.ts';
import { categoryOfShelf } from './discovery-shelves.ts';

/** A place's names by language, and its other names. */
export interface PlaceNames extends Readonly<LocalNames> {
  /** The name on its door, if that is none of them. */
  readonly local?: string | undefined;
  readonly others?: readonly string[] | undefined;
}

interface Whereabouts {
  readonly neighborhood: string;
  readonly address?: string | undefined;
}

/** A place that ships with the product. */
export interface BuiltInPlace {
  /** `seoul/gyeongbokgung-palace`. */
  readonly id: string;
  readonly names: PlaceNames;
  readonly coordinates: Coordinates;
  readonly tag: PoiTag;
  readonly kind: PlaceKind;
  /** Absent for what is found by search alone: hotels and airports. */
  readonly shelf?: DiscoverySubcategory | undefined;
  readonly neighborhood: string;
  readonly address?: string | undefined;
  /**
   * For readers of another script, Korean: neighbourhood and address as they are written in Korea; elsewhere the
   * neighbourhood alone, if it has a name in that script.
   */
  readonly whereaboutsIn?: Readonly<Partial<Record<Language, Whereabouts>>> | undefined;
  /** Usual hours in OpenStreetMap syntax; absent if unknown. */
  readonly openingHours?: string | undefined;
  /** Typical length of a visit, in minutes. */
  readonly visitMin: number;
  /** In English at least, like its names. */
  readonly descriptions: Readonly<LocalNames>;
  readonly website?: string | undefined;
  readonly asOf: CalendarDate;
}

/** A place found on a shelf of discovery. */
export type ShelvedPlace = BuiltInPlace & { readonly shelf: DiscoverySubcategory };

/** Neighbourhood and address in the letters that readers of the language know. */
export function whereaboutsOf(place: BuiltInPlace, language: Language): Whereabouts {
  return place.whereaboutsIn?.[language] ?? place;
}

/** The local name, if it is not the one in the reader's language. */
function localNameOf({ names }: BuiltInPlace, language: Language): string | undefined {
  return names.local === nameIn(names, language) ? undefined : names.local;
}

/** The names other than the reader's and the local one. */
function otherNamesOf({ names }: BuiltInPlace, language: Language): string[] {
  const { local, others = [] } = names;
  const shown = new Set([nameIn(names, language), local]);
  return [...new Set([...listNames(names), ...others])].filter((name) => !shown.has(name));
}

/** The fields that a search result and a recommendation share. */
function toFacts(place: BuiltInPlace, language: Language) {
  const localName = localNameOf(place, language);
  const otherNames = otherNamesOf(place, language);
  const { openingHours, website } = place;
  return {
    id: place.id,
    name: nameIn(place.names, language),
    ...(localName !== undefined && { localName }),
    ...(otherNames.length > 0 && { otherNames }),
    kind: place.kind,
    neighborhood: whereaboutsOf(place, language).neighborhood,
    description: nameIn(place.descriptions, language),
    coordinates: place.coordinates,
    ...(openingHours !== undefined && { openingHours }),
    ...(website !== undefined && { website }),
    visitMin: place.visitMin,
    source: builtInSource(place.tag, language),
    asOf: place.asOf,
  };
}

export function toSearchResult(place: BuiltInPlace, language: Language): PlaceSearchResult {
  const { address, neighborhood } = whereaboutsOf(place, language);
  return {
    ...toFacts(place, language),
    address: address ?? neighborhood,
    category: kindWord(place.kind, language),
    tag: place.tag,
  };
}

export function toRecommendation(place: ShelvedPlace, language: Language): Recommendation {
  const { address, neighborhood } = whereaboutsOf(place, language);
  return {
    ...toFacts(place, language),
    location: address ?? neighborhood,
    venueType: kindWord(place.kind, language),
    subcategory: place.shelf,
    category: categoryOfShelf(place.shelf),
  };
}

export interface ShelfPage {
  readonly subcategory: DiscoverySubcategory;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  readonly language: Language;
}

/** The places of a shelf, the best first. */
export function placesOfShelf(
  places: readonly BuiltInPlace[],
  shelf: DiscoverySubcategory,
): ShelvedPlace[] {
  return places.filter((place): place is ShelvedPlace => place.shelf === shelf);
}

/** A page of a discovery shelf, always in the same order. */
export function pageOfShelf(
  places: readonly BuiltInPlace[],
  { subcategory, page, limit, language }: ShelfPage,
): RecommendationsPage {
  const shelf = placesOfShelf(places, subcategory);
  const end = page * limit;
  return {
    recommendations: shelf
      .slice(end - limit, end)
      .map((place) => toRecommendation(place, language)),
    hasMore: shelf.length > end,
    unreachable: [],
  };
}
