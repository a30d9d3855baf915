/** Where a weather station is, as seen from a place. */
export interface NearStation {
  readonly distanceKm: number;
  readonly elevationM: number;
}

/** A station this near is in the place itself. */
const IN_PLACE_KM = 10;
/** Below it few places are much lower than their station. */
const LOWLAND_M = 500;
const NEAR_KM = 50;
/** About a degree. */
const SAME_HEIGHT_M = 150;

/** Whether the normals of the station are all that is needed, though the height of the place is not known. */
export function isInPlace({ distanceKm, elevationM }: NearStation): boolean {
  return distanceKm <= IN_PLACE_KM && elevationM < LOWLAND_M;
}

/**
 * Whether a station describes a place better than an archive does: a measurement near by and at the same height is
 * better than a model of the place, which is better than a measurement elsewhere.
 */
export function isAsGood(
  { distanceKm, elevationM }: NearStation,
  placeElevationM: number,
): boolean {
  return distanceKm <= NEAR_KM && Math.abs(elevationM - placeElevationM) <= SAME_HEIGHT_M;
}
