import { findPoisOfTrip } from '@ooo/db/queries/pois.queries';
import { findTripDocuments } from '@ooo/db/queries/trip-documents.queries';
import { findTrip } from '@ooo/db/queries/trips.queries';
import type { Db } from '@ooo/db/tables/database';
import type { TripId, UserId } from '@ooo/domain/shared/ids';
import { AppError } from '../../errors/app-error.ts';
import type { TripReads } from '../../context/ports/trip-reads.ts';

/** Reads anew each time: for writes, and inside a transaction. */
export function readTrips(db: Db, userId: UserId): TripReads {
  return {
    trip: async (id) => orNoSuchTrip(await findTrip(db, { id, userId })),
    pois: async (tripId) => orNoSuchTrip(await findPoisOfTrip(db, { tripId, userId })),
    documents: async (tripId) => orNoSuchTrip(await findTripDocuments(db, { tripId, userId })),
  };
}

/**
 * Reads each trip, its POIs and its documents once, however often they are needed: one request of a screen calls many
 * procedures that begin with the same rows. Only for a request that changes nothing.
 */
export function readTripsOnce(db: Db, userId: UserId): TripReads {
  const reads = readTrips(db, userId);
  return { trip: once(reads.trip), pois: once(reads.pois), documents: once(reads.documents) };
}

function once<T>(read: (id: TripId) => Promise<T>): (id: TripId) => Promise<T> {
  const known = new Map<TripId, Promise<T>>();
  return async (id) => {
    const reading = known.get(id) ?? read(id);
    known.set(id, reading);
    return reading;
  };
}

export function orNoSuchTrip<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError('no-such-trip');
  return found;
}
