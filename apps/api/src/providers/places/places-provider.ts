import type { Language } from '@ooo/domain/shared/language';
import type {
  PlaceSearch,
  PlaceSearchResult,
  RecommendationsPage,
  RecommendationsRequest,
} from '@ooo/domain/places/place.schema';

export interface PlaceQuery extends PlaceSearch {
  /** Of what is said about the places. */
  readonly language: Language;
}

/**
 * A source of places. Each answer is undefined if the source knows nothing about the destination; then the next
 * source is asked; a source that fails throws UPSTREAM_UNAVAILABLE.
 */
export interface PlacesProvider {
  /** For the log. */
  readonly id: string;
  readonly search: (ask: PlaceQuery) => Promise<PlaceSearchResult[] | undefined>;
  readonly recommend: (ask: RecommendationsRequest) => Promise<RecommendationsPage | undefined>;
}
