import type { Coordinates } from '../shared/coordinates.schema.ts';
import type { TravelMeans } from '../shared/preferences.ts';
import { distanceKm } from './haversine.ts';

/** Streets are longer than the straight line: the usual circuity of city networks, 1.2 to 1.4. */
export const DETOUR_FACTOR = 1.3;
/** Comfortable walking speed of adults (Bohannon 1997: 1.3 to 1.4 m/s). */
export const WALKING_KMH = 4.8;

interface Travel {
  /** Longer distances are ridden. */
  readonly walkingLimitKm: number;
  /** Our estimates for a ride through a city: the walk to the stop or the car, the wait, and speed with halts. */
  readonly overheadMin: number;
  readonly cityKmh: number;
  /** Of the overhead, the walks to the ride and from it. */
  readonly rideWalkMin: number;
}

/** A city's buses and trains: four minutes to the stop, and four from it. */
const TRANSIT = { overheadMin: 12, cityKmh: 20, rideWalkMin: 8 };

const TRAVELS: Readonly<Record<TravelMeans, Travel>> = {
  mixed: { walkingLimitKm: 2, ...TRANSIT },
  foot: { walkingLimitKm: 4, ...TRANSIT },
  transit: { walkingLimitKm: 1, ...TRANSIT },
  // A taxi is called, or a car parked; the traffic is that of a day.
  car: { walkingLimitKm: 0.5, overheadMin: 7, cityKmh: 25, rideWalkMin: 2 },
};

/** Longer distances are ridden by travellers without a wish. */
export const WALKING_LIMIT_KM = TRAVELS.mixed.walkingLimitKm;
/** The walks of their rides. */
export const RIDE_WALK_MIN = TRAVELS.mixed.rideWalkMin;

/** What lies beyond a city's width is ridden on express lines and motorways. */
const CITY_RIDE_KM = 15;
const EXPRESS_KMH = 50;

/** The assumption if one end has no coordinates. */
export const UNKNOWN_TRAVEL_MIN = 20;

function walkMin(pathKm: number): number {
  return (pathKm / WALKING_KMH) * 60;
}

function rideMin(pathKm: number, { overheadMin, cityKmh }: Travel): number {
  const cityKm = Math.min(pathKm, CITY_RIDE_KM);
  return overheadMin + (cityKm / cityKmh + (pathKm - cityKm) / EXPRESS_KMH) * 60;
}

/**
 * Whole minutes of a ride over that many kilometres, rounded up: at least those of the walk that one without a wish
 * takes at most.
 */
export function rideMinutes(pathKm: number, by: TravelMeans = 'mixed'): number {
  const minutes = rideMin(pathKm, TRAVELS[by]);
  return Math.ceil(by === 'mixed' ? Math.max(walkMin(WALKING_LIMIT_KM), minutes) : minutes);
}

/**
 * Whole minutes from door to door, rounded up; 0 only for the same spot. Symmetric, and never less for a longer
 * distance, unless a traveller walks further than is quickest (`foot`).
 */
export function travelMinutes(
  from: Coordinates | undefined,
  to: Coordinates | undefined,
  by: TravelMeans = 'mixed',
): number {
  if (!from || !to) return UNKNOWN_TRAVEL_MIN;
  const pathKm = distanceKm(from, to) * DETOUR_FACTOR;
  if (pathKm <= TRAVELS[by].walkingLimitKm) return Math.ceil(walkMin(pathKm));
  return rideMinutes(pathKm, by);
}

/**
 * Whole minutes on foot of the way that {@link travelMinutes} estimates: all of a walk, and the walks to and from a
 * ride. A way with an unknown end counts as a ride.
 */
export function walkMinutes(
  from: Coordinates | undefined,
  to: Coordinates | undefined,
  by: TravelMeans = 'mixed',
): number {
  const { walkingLimitKm, rideWalkMin } = TRAVELS[by];
  if (!from || !to) return rideWalkMin;
  const isWalk = distanceKm(from, to) * DETOUR_FACTOR <= walkingLimitKm;
  return isWalk ? travelMinutes(from, to, by) : rideWalkMin;
}
