import type { FoundPlace } from '@ooo/domain/places/found-place.schema';
import type { DiscoverySubcategory } from '@ooo/domain/places/place.schema';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import type { Language } from '@ooo/domain/shared/language';
import type { WarningLog } from './caller.ts';

interface Destination {
  readonly city: string;
  readonly coordinates: Coordinates;
}

export interface SearchQuestion {
  readonly query: string;
  readonly language: Language;
  /** Absent: everywhere. */
  readonly destination?: Destination | undefined;
  /** False while the traveller is still typing: only what is known already answers, and no source is asked. */
  readonly isSubmitted: boolean;
}

export interface ShelfQuestion {
  readonly subcategory: DiscoverySubcategory;
  readonly language: Language;
  readonly destination: Destination;
}

export interface ProviderAnswer {
  readonly places: readonly FoundPlace[];
  readonly fetchedAt: Date;
}

/**
 * A source of places beyond the atlas. An answer is undefined if the source is not asked, and rejects with an
 * `UpstreamError` if it does not answer. Answers are cached; questions that are asked at once are one.
 */
export interface PlacesProvider {
  /** As travellers read it: `OpenStreetMap`. */
  readonly name: string;
  readonly search: (ask: SearchQuestion, log: WarningLog) => Promise<ProviderAnswer | undefined>;
  readonly recommend: (ask: ShelfQuestion, log: WarningLog) => Promise<ProviderAnswer | undefined>;
}
