import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import type { TripDocument } from '@ooo/domain/trips/trip-document.schema';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';

/**
 * Reads a user's trips and what is in them. Each function rejects with NOT_FOUND if the trip is absent or another
 * user's.
 */
export interface TripReads {
  readonly trip: (id: TripId) => Promise<TripWithCaches>;
  /** In the order of saving. */
  readonly pois: (tripId: TripId) => Promise<Poi[]>;
  /** The oldest first. */
  readonly documents: (tripId: TripId) => Promise<TripDocument[]>;
}
