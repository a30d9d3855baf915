import { distanceKm } from '@ooo/domain/distance/haversine';
import { WALKING_KMH } from '@ooo/domain/distance/travel-time';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import type { RouteAnswer } from './routing-server.ts';

/**
 * A server moves each point to its nearest street, however far: with the streets of Korea, all of Paris is one spot.
 * Points that it moves farther than this have no route.
 */
const MAX_MOVED_M = 500;
/** No way takes longer than ten days or farther than 10,000 km; the database takes no more. */
const MAX_SECONDS = 864_000;
const MAX_METRES = 10_000_000;

/** How far the server has moved a point to a street, in metres; 0 where it does not say where the street is. */
export function movedM(point: Coordinates | undefined, street: Coordinates | undefined): number {
  return point && street ? distanceKm(point, street) * 1000 : 0;
}

/**
 * A route from door to door, in whole seconds, rounded up, and whole metres: the walks between the points and their
 * streets, `movedM` each, are not in what a server says. Undefined for what cannot be a route.
 */
export function toStreetRoute(
  seconds: number | null | undefined,
  metres: number | null | undefined,
  moved: readonly [number, number],
): RouteAnswer {
  if (seconds === null || moved.some((m) => m > MAX_MOVED_M)) return null;
  if (seconds === undefined) return undefined;
  const walkedM = moved[0] + moved[1];
  const inAll = Math.ceil(seconds + (walkedM / 1000 / WALKING_KMH) * 3600);
  const pathM = typeof metres === 'number' ? Math.round(metres + walkedM) : null;
  if (inAll > MAX_SECONDS || (pathM ?? 0) > MAX_METRES) return undefined;
  return { seconds: inAll, metres: pathM };
}
