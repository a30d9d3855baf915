import { z } from 'zod';
import { because } from '../shared/errors/field-problem.ts';
import { CalendarDate } from '../shared/calendar-date.schema.ts';
import { Coordinates } from '../shared/coordinates.schema.ts';
import { Language } from '../shared/language.ts';
import { PoiTag } from '../pois/poi.schema.ts';
import { DISCOVERY_CATEGORIES, DISCOVERY_SUBCATEGORIES } from './discovery-shelves.ts';
import { PlaceKind } from './place-kind.schema.ts';

export const DiscoverySubcategory = z.enum(DISCOVERY_SUBCATEGORIES);
export type DiscoverySubcategory = z.infer<typeof DiscoverySubcategory>;
export const DiscoveryCategory = z.enum(DISCOVERY_CATEGORIES);
export type DiscoveryCategory = z.infer<typeof DiscoveryCategory>;

/** What a source may know of a place, beyond its name and location; what it does not know is absent. */
const placeFacts = {
  /** The local name, if `name` is another. */
  localName: z.string().optional(),
  /** Its names in other languages: it may be saved under one of them. */
  otherNames: z.array(z.string()).optional(),
  kind: PlaceKind.optional(),
  neighborhood: z.string().optional(),
  /** From 0 to 5. */
  rating: z.number().min(0).max(5).optional(),
  ratingCount: z.int().min(0).optional(),
  /** `$` to `$$$$`. */
  priceRange: z.string().optional(),
  phone: z.string().optional(),
  website: z.string().optional(),
  /** OpenStreetMap `opening_hours` syntax. */
  openingHours: z.string().optional(),
  /** Typical length of a visit, in minutes. */
  visitMin: z.int().optional(),
  source: z.string(),
  /** Where the source shows the place. */
  sourceUrl: z.string().optional(),
  asOf: CalendarDate,
  /** Other sources' ids of the place: it may be saved under one of them. */
  otherIds: z.array(z.string()).optional(),
};

/** A place in a search result. */
export const PlaceSearchResult = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string().optional(),
  description: z.string().optional(),
  category: z.string(),
  coordinates: Coordinates,
  tag: PoiTag,
  ...placeFacts,
  google_place: z.object({ types: z.array(z.string()) }).optional(),
});
export type PlaceSearchResult = z.infer<typeof PlaceSearchResult>;

export const PlaceSearch = z.object({
  query: z.string().trim().min(1, because('search')).max(200),
  destination: z.string().trim().max(160).default(''),
  /** Of two places that fit alike, the one nearer to here comes first; the destination's centre if absent. */
  near: Coordinates.optional(),
  /** False while the traveller is typing: then only the atlas and kept answers are searched. */
  submitted: z.boolean().default(true),
  /** The language of names and descriptions; the account's by default. */
  language: Language.optional(),
});
export type PlaceSearch = z.infer<typeof PlaceSearch>;

export const PlaceSearchAnswer = z.object({
  places: z.array(PlaceSearchResult),
  /** Names of the sources that did not answer in time. */
  unreachable: z.array(z.string()),
  /** There are sources that a submitted search would ask. */
  canAskMore: z.boolean(),
});
export type PlaceSearchAnswer = z.infer<typeof PlaceSearchAnswer>;

export const Recommendation = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  location: z.string(),
  coordinates: Coordinates.optional(),
  venueType: z.string(),
  subcategory: DiscoverySubcategory,
  category: DiscoveryCategory,
  ...placeFacts,
});
export type Recommendation = z.infer<typeof Recommendation>;

export const RecommendationsRequest = z.object({
  destination: z.string().trim().min(1).max(160),
  category: DiscoveryCategory,
  subcategory: DiscoverySubcategory,
  startDate: CalendarDate.optional(),
  endDate: CalendarDate.optional(),
  page: z.int().min(1).max(1000).default(1),
  limit: z.int().min(1).max(50).default(5),
  language: Language.default('en'),
});
export type RecommendationsRequest = z.infer<typeof RecommendationsRequest>;

export const RecommendationsPage = z.object({
  recommendations: z.array(Recommendation),
  hasMore: z.boolean(),
  /** Names of the sources that did not answer in time. */
  unreachable: z.array(z.string()),
});
export type RecommendationsPage = z.infer<typeof RecommendationsPage>;
