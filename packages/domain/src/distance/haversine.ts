import type { Coordinates } from '../shared/coordinates.schema.ts';

/** Mean radius of the earth, as the specification fixes it. */
export const EARTH_RADIUS_KM = 6371;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres by the haversine formula; 0 to about 20015. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const [fromLon, fromLat] = from.map(toRadians) as Coordinates;
  const [toLon, toLat] = to.map(toRadians) as Coordinates;
  const h =
    Math.sin((toLat - fromLat) / 2) ** 2 +
    Math.cos(fromLat) * Math.cos(toLat) * Math.sin((toLon - fromLon) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}
