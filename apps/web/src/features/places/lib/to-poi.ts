import { tagForBookmark, tagForSearchResult } from '@ooo/domain/pois/bookmark.rules';
import { writePoiNotes } from '@ooo/domain/pois/poi-notes';
import type { PoiCreate } from '@ooo/domain/pois/poi.schema';
import type { PlaceSearchResult, Recommendation } from '@ooo/domain/places/place.schema';
import type { TripId } from '@ooo/domain/shared/ids';

/** A place that a search found, as it is saved with a trip. */
export function searchResultToPoi(result: PlaceSearchResult, tripId: TripId): PoiCreate {
  return {
    tripId,
    name: result.name,
    category: 'POI',
    tag: tagForSearchResult(result),
    location: {
      coordinates: result.coordinates,
      ...(result.address !== undefined && { address: result.address }),
    },
    notes: writePoiNotes({
      ...(result.rating !== undefined && { rating: String(result.rating) }),
      ...(result.description !== undefined && { text: result.description }),
    }),
    openingHours: result.openingHours ?? null,
    duration: result.visitMin ?? null,
    source: result.source,
    sourceId: result.id,
    sourceAsOf: result.asOf,
  };
}

/** A recommendation as its bookmark saves it. */
export function recommendationToPoi(recommendation: Recommendation, tripId: TripId): PoiCreate {
  const { rating, priceRange, venueType, description, location, coordinates } = recommendation;
  return {
    tripId,
    name: recommendation.name,
    category: 'attraction',
    tag: tagForBookmark(recommendation),
    location: { address: location, ...(coordinates && { coordinates }) },
    notes: writePoiNotes({
      bookmarkedFromDiscovery: true,
      ...(rating !== undefined && { rating: String(rating) }),
      ...(priceRange !== undefined && { price: priceRange }),
      type: venueType,
      text: description,
    }),
    openingHours: recommendation.openingHours ?? null,
    duration: recommendation.visitMin ?? null,
    source: recommendation.source,
    sourceId: recommendation.id,
    sourceAsOf: recommendation.asOf,
  };
}
