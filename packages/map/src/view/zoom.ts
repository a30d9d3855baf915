import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';

/** Section 9 of the specification. */
export const ZOOM = {
  initial: 11,
  /** A search result or a place that another view asks for. */
  focus: 16,
  /** A place that is chosen on the map or in its list. */
  selected: 15,
  /** For an unknown destination: its country, or the city of its airport. */
  country: 6,
  /** If nothing is known about it. */
  world: 2,
  /** The zoom at which a point is chosen: quarters and large streets. */
  point: 13,
} as const;

/** New York: where the map opens without any destination. */
export const DEFAULT_CENTER: Coordinates = [-74.006, 40.7128];

/** The middle of a map of the world. */
export const WORLD_CENTER: Coordinates = [10, 25];

/** How far a fit may zoom, and where it goes for a single place. */
export interface FitLimits {
  readonly min: number;
  readonly max: number;
  readonly single: number;
}

export const FIT_TRIP: FitLimits = { min: 8, max: 12, single: 11 };
/** The stops of a day are close together, and each should be seen and pressed: decision 74. */
export const FIT_DAY: FitLimits = { min: 8, max: 16, single: 15 };
export const FIT_BADGE: FitLimits = { min: 8, max: 14, single: 14 };

/** The zoom of a fit: that of the bounds, within the limits; a single place has its own. */
export function fitZoom(wanted: number, placeCount: number, limits: FitLimits): number {
  if (placeCount === 1) return limits.single;
  return Math.min(limits.max, Math.max(limits.min, Math.floor(wanted)));
}
