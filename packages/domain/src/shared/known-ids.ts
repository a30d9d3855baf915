import type { PoiId, TripId, UserId } from './ids.ts';

/*
 * Ids that are known to be some, apart from their schemas, which a browser would have to load before its first screen.
 */

/** The id of a trip, for a number that is known to be one. Throws `RangeError` for what no schema would let through. */
export function toTripId(id: number): TripId {
  if (!Number.isSafeInteger(id)) throw new RangeError(`${id} is not the id of a trip.`);
  return id as TripId;
}

/** The id of a user, for a text that is known to be one. */
export function toUserId(id: string): UserId {
  return id as UserId;
}

/** The id of a place, for a number that is known to be one. Throws `RangeError` for what no schema would let through. */
export function toPoiId(id: number): PoiId {
  if (!Number.isSafeInteger(id)) throw new RangeError(`${id} is not the id of a place.`);
  return id as PoiId;
}
