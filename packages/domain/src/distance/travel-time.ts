import type { Coordinates } from '../shared/coordinates.schema.ts';
import { distanceKm } from './haversine.ts';

/** Streets are longer than the straight line: the usual circuity of city networks, 1.2 to 1.4. */
export const DETOUR_FACTOR = 1.3;
/** Comfortable walking speed of adults (Bohannon 1997: 1.3 to 1.4 m/s). */
export const WALKING_KMH = 4.8;
/** Longer distances are ridden. */
export const WALKING_LIMIT_KM = 2;

/** Our estimates for a ride through a city: walk to the stop, wait, and speed with halts. */
const RIDE_OVERHEAD_MIN = 12;
const CITY_RIDE_KMH = 20;
/** What lies beyond a city's width is ridden on express lines and motorways. */
const CITY_RIDE_KM = 15;
const EXPRESS_KMH = 50;

/** Our estimate for the walks of a ride: four minutes to the stop, and four from it. */
export const RIDE_WALK_MIN = 8;

/** The assumption if one end has no coordinates. */
export const UNKNOWN_TRAVEL_MIN = 20;

function walkMin(pathKm: number): number {
  return (pathKm / WALKING_KMH) * 60;
}

function rideMin(pathKm: number): number {
  const cityKm = Math.min(pathKm, CITY_RIDE_KM);
  return RIDE_OVERHEAD_MIN + (cityKm / CITY_RIDE_KMH + (pathKm - cityKm) / EXPRESS_KMH) * 60;
}

/** Whole minutes of a ride over that many kilometres, rounded up: at least those of the longest walk. */
export function rideMinutes(pathKm: number): number {
  return Math.ceil(Math.max(walkMin(WALKING_LIMIT_KM), rideMin(pathKm)));
}

/**
 * Whole minutes from door to door, rounded up; 0 only for the same spot. Symmetric, and never less for a longer
 * distance: a ride counts at least as much as the longest walk.
 */
export function travelMinutes(from: Coordinates | undefined, to: Coordinates | undefined): number {
  if (!from || !to) return UNKNOWN_TRAVEL_MIN;
  const pathKm = distanceKm(from, to) * DETOUR_FACTOR;
  if (pathKm <= WALKING_LIMIT_KM) return Math.ceil(walkMin(pathKm));
  return rideMinutes(pathKm);
}

/**
 * Whole minutes on foot of the way that {@link travelMinutes} estimates: all of a walk, and the walks to and from the
 * stops of a ride. A way with an unknown end counts as a ride.
 */
export function walkMinutes(from: Coordinates | undefined, to: Coordinates | undefined): number {
  if (!from || !to) return RIDE_WALK_MIN;
  const isWalk = distanceKm(from, to) * DETOUR_FACTOR <= WALKING_LIMIT_KM;
  return isWalk ? travelMinutes(from, to) : RIDE_WALK_MIN;
}
