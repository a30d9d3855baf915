import { searchDestinations as searchAtlas } from '@ooo/atlas/destination-search';
import {
  type Destination,
  findDestination as findInAtlas,
  findMainCity,
} from '@ooo/atlas/destinations';
import { findPlaces, listPlaces, listSearchablePlaces } from '@ooo/atlas/places';
import { keepNearDestination } from '@ooo/domain/distance/near-destination.rules';
import { placesOfShelf } from '@ooo/domain/places/built-in-place';
import type { DestinationProposal } from '@ooo/domain/places/destination-proposal.schema';
import type { DestinationFacts } from '@ooo/domain/places/destination-facts.schema';
import { type MergedPlace, mergePlaces } from '@ooo/domain/places/merge-places';
import type {
  PlaceSearch,
  PlaceSearchAnswer,
  RecommendationsPage,
  RecommendationsRequest,
} from '@ooo/domain/places/place.schema';
import { DISCOVERY_SHELVES } from '@ooo/domain/places/discovery-shelves';
import { showFound, showRecommended } from '@ooo/domain/places/shown-place';
import type { InvitedContext } from '../../context/context.ts';
import { badField } from '../../errors/fields-error.ts';
import { askProviders } from './ask-providers.service.ts';

/** The most places that a search finds in the atlas, and in total. */
const MAX_BUILT_IN = 10;
const MAX_FOUND = 20;

/**
 * Finds places within 100 km of the destination, those of the built-in atlas first, named in the language of the request or
 * else of the user. Empty where no source knows such a place. Providers are asked only once the search is submitted.
 */
export async function searchPlaces(
  ctx: InvitedContext,
  { query, destination: name, near, submitted, language = ctx.user.language }: PlaceSearch,
): Promise<PlaceSearchAnswer> {
  const destination = findInAtlas(name);
  const question = { query, language, destination, isSubmitted: submitted };
  const { answers, unreachable } = await askProviders(ctx, async (provider, log) =>
    provider.search(question, log),
  );
  const merged = mergePlaces(answers, {
    builtIn: findPlaces({ query, destination: name, near, limit: MAX_BUILT_IN }),
    known: listSearchablePlaces(name),
    isShelf: false,
  });
  const places = merged.map((place) => showFound(place, language));
  const near100Km = keepNearDestination(places, destination?.coordinates);
  const canAskMore = !submitted && ctx.deps.places.length > 0;
  return { places: near100Km.slice(0, MAX_FOUND), unreachable, canAskMore };
}

/** Categories and subcategories come in the pairs of the shelves. */
function checkShelf({ category, subcategory }: RecommendationsRequest): void {
  const ofCategory = DISCOVERY_SHELVES.filter((shelf) => shelf.category === category);
  if (ofCategory.some((shelf) => shelf.subcategory === subcategory)) return;
  const choices = ofCategory.map((shelf) => shelf.subcategory);
  throw badField('subcategory', 'shelf-of-category', { category, choices });
}

/** What all sources have on a shelf, each place once, within 100 km of the destination. */
async function listShelf(
  ctx: InvitedContext,
  { destination: name, subcategory, language }: RecommendationsRequest,
  destination: Destination,
): Promise<{ merged: MergedPlace[]; unreachable: string[] }> {
  const { answers, unreachable } = await askProviders(ctx, async (provider, log) =>
    provider.recommend({ subcategory, language, destination }, log),
  );
  const known = listPlaces(name);
  const builtIn = placesOfShelf(known, subcategory);
  return { merged: mergePlaces(answers, { builtIn, known, isShelf: true }), unreachable };
}

/** A page of a shelf, the atlas's places first; empty for a destination without recommendations. */
export async function recommendPlaces(
  ctx: InvitedContext,
  ask: RecommendationsRequest,
): Promise<RecommendationsPage> {
  checkShelf(ask);
  const destination = findInAtlas(ask.destination);
  if (!destination) return { recommendations: [], hasMore: false, unreachable: [] };
  const { merged, unreachable } = await listShelf(ctx, ask, destination);
  const { subcategory, language, page, limit } = ask;
  const shown = merged.map((place) => showRecommended(place, subcategory, language));
  const shelf = keepNearDestination(shown, destination.coordinates);
  const end = page * limit;
  return {
    recommendations: shelf.slice(end - limit, end),
    hasMore: shelf.length > end,
    unreachable,
  };
}

/** Null for a destination that the atlas does not know; `around` takes the main city of its country for it. */
export function findDestination({
  destination,
  around = false,
}: {
  readonly destination: string;
  readonly around?: boolean | undefined;
}): DestinationFacts | null {
  const found = findInAtlas(destination) ?? (around ? findMainCity(destination) : undefined);
  if (!found) return null;
  const { city, names, region, country, countryCode, flag, coordinates, zone } = found;
  const facts = { city, names, country, countryCode, flag, coordinates, zone };
  return region === undefined ? facts : { ...facts, region };
}

/** In English, Korean, Spanish and the local language, with typing errors forgiven. */
export function searchDestinations({ q }: { q: string }): DestinationProposal[] {
  return searchAtlas(q).map(({ text, names, kind, region, countryCode, flag }) => ({
    text,
    names,
    kind,
    region,
    countryCode,
    flag,
  }));
}
