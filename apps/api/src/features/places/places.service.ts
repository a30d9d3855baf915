import { findDestination as findInAtlas } from '@ooo/atlas/destinations';
import { keepNearDestination } from '@ooo/domain/distance/near-destination.rules';
import type { DestinationFacts } from '@ooo/domain/places/destination-facts.schema';
import {
  DISCOVERY_SHELVES,
  type PlaceSearch,
  type PlaceSearchResult,
  type RecommendationsPage,
  type RecommendationsRequest,
} from '@ooo/domain/places/place.schema';
import type { InvitedContext } from '../../context/context.ts';
import { badField } from '../../errors/app-error.ts';
import { askInOrder } from '../../providers/places/ask-in-order.ts';

/** In the user's language; empty if no provider knows such a place within 100 km of the destination. */
export async function searchPlaces(
  { deps, user: { language } }: InvitedContext,
  ask: PlaceSearch,
): Promise<PlaceSearchResult[]> {
  const found = await askInOrder(deps.places, (provider) => provider.search({ ...ask, language }));
  return keepNearDestination(found ?? [], findInAtlas(ask.destination)?.coordinates);
}

/** Categories and subcategories come in the pairs of the shelves. */
function checkShelf({ category, subcategory }: RecommendationsRequest): void {
  const ofCategory = DISCOVERY_SHELVES.filter((shelf) => shelf.category === category);
  if (ofCategory.some((shelf) => shelf.subcategory === subcategory)) return;
  const choices = ofCategory.map((shelf) => shelf.subcategory).join(', ');
  throw badField('subcategory', `With the category ${category} this should be one of: ${choices}.`);
}

/** Empty for a destination without recommendations. */
export async function recommendPlaces(
  { deps }: InvitedContext,
  ask: RecommendationsRequest,
): Promise<RecommendationsPage> {
  checkShelf(ask);
  const page = await askInOrder(deps.places, (provider) => provider.recommend(ask));
  if (!page) return { recommendations: [], hasMore: false, unreachable: [] };
  const { coordinates } = findInAtlas(ask.destination) ?? {};
  return { ...page, recommendations: keepNearDestination(page.recommendations, coordinates) };
}

/** Null for a destination that the atlas does not know. */
export function findDestination({ destination }: { destination: string }): DestinationFacts | null {
  const found = findInAtlas(destination);
  if (!found) return null;
  const { city, country, countryCode, flag, coordinates, zone } = found;
  return { city, country, countryCode, flag, coordinates, zone };
}
