import type {
  PlaceSearch,
  PlaceSearchResult,
  RecommendationsPage,
  RecommendationsRequest,
} from '@ooo/domain/places/place.schema';

/**
 * A source of places. Each answer is undefined where the source knows nothing of the destination,
 * which leaves the question to the next one; a source that fails throws UPSTREAM_UNAVAILABLE.
 */
export interface PlacesProvider {
  /** For the log. */
  readonly id: string;
  readonly search: (ask: PlaceSearch) => Promise<PlaceSearchResult[] | undefined>;
  readonly recommend: (ask: RecommendationsRequest) => Promise<RecommendationsPage | undefined>;
}
