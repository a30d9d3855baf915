import { tagForBookmark, tagForSearchResult } from '@ooo/domain/pois/bookmark.rules';
import { type PoiNotes, writePoiNotes } from '@ooo/domain/pois/poi-notes';
import type { PoiCreate } from '@ooo/domain/pois/poi.schema';
import type { PlaceSearchResult, Recommendation } from '@ooo/domain/places/place.schema';
import { defined } from '@ooo/domain/shared/defined';
import type { TripId } from '@ooo/domain/shared/ids';

type Facts = Pick<PlaceSearchResult, 'rating' | 'ratingCount' | 'priceRange' | 'phone' | 'website'>;

/** What a source knows of a place, as labelled pieces of its notes. */
function toNotes({ rating, ratingCount, priceRange, phone, website }: Facts): PoiNotes {
  return defined({
    rating: rating === undefined ? undefined : String(rating),
    totalRatings: ratingCount === undefined ? undefined : String(ratingCount),
    price: priceRange,
    phone,
    website,
  });
}

/** Cut to the longest that may be kept. */
function toDescription(text: string | undefined): string | null {
  return text?.slice(0, 2000).toWellFormed().trim() || null;
}

/** A place that a search found, as it is saved with a trip. */
export function searchResultToPoi(result: PlaceSearchResult, tripId: TripId): PoiCreate {
  return {
    tripId,
    name: result.name,
    category: 'POI',
    tag: tagForSearchResult(result),
    kind: result.kind ?? null,
    location: defined({
      coordinates: result.coordinates,
      address: result.address,
      neighborhood: result.neighborhood,
    }),
    notes: writePoiNotes(toNotes(result)),
    description: toDescription(result.description),
    openingHours: result.openingHours ?? null,
    duration: result.visitMin ?? null,
    source: result.source,
    sourceId: result.id,
    sourceAsOf: result.asOf,
  };
}

/** A recommendation as its bookmark saves it. */
export function recommendationToPoi(recommendation: Recommendation, tripId: TripId): PoiCreate {
  const { venueType, description, location, coordinates, neighborhood } = recommendation;
  return {
    tripId,
    name: recommendation.name,
    category: 'attraction',
    tag: tagForBookmark(recommendation),
    kind: recommendation.kind ?? null,
    location: defined({ address: location || undefined, coordinates, neighborhood }),
    notes: writePoiNotes(
      defined({
        bookmarkedFromDiscovery: true,
        ...toNotes(recommendation),
        type: venueType,
      }),
    ),
    description: toDescription(description),
    openingHours: recommendation.openingHours ?? null,
    duration: recommendation.visitMin ?? null,
    source: recommendation.source,
    sourceId: recommendation.id,
    sourceAsOf: recommendation.asOf,
  };
}
