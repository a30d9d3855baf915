import { distanceKm } from '../distance/haversine.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { isLikeKind, isWide, mayBeSameKind } from './place-groups.ts';
import type { PlaceKind } from './place-kinds.ts';
import { compareNames, type NameKey, toNameKeys } from './same-name.ts';

/** How far apart two sources may put one building, and one park, quarter or palace. */
const BUILDING_KM = 0.15;
const WIDE_KM = 1;
/** A degree of latitude in kilometres: what is further north or south is not compared any closer. */
const DEGREE_KM = 111;

export interface ComparedPlace {
  /** In any language and script. */
  readonly names: readonly string[];
  readonly coordinates: Coordinates;
  readonly kind?: PlaceKind | undefined;
}

/** A place with what is compared of its names, so that it is worked out once. */
export interface PlaceToCompare {
  readonly keys: readonly NameKey[];
  readonly coordinates: Coordinates;
  readonly kind: PlaceKind | undefined;
}

export function toCompare({ names, coordinates, kind }: ComparedPlace): PlaceToCompare {
  return { keys: toNameKeys(names), coordinates, kind };
}

/**
 * Whether two sources mean one place: one of its names is the same, both are of kinds that can be one, and they are
 * within 150 m of each other, or within a kilometre for parks, quarters and the like. Symmetric.
 */
export function isSamePlace(a: PlaceToCompare, b: PlaceToCompare): boolean {
  const mostKm = isWide(a.kind) || isWide(b.kind) ? WIDE_KM : BUILDING_KM;
  if (Math.abs(a.coordinates[1] - b.coordinates[1]) * DEGREE_KM > mostKm) return false;
  if (!mayBeSameKind(a.kind, b.kind)) return false;
  const km = distanceKm(a.coordinates, b.coordinates);
  if (km > mostKm) return false;
  const likeness = compareNames(a.keys, b.keys);
  if (likeness !== 'shortened') return likeness === 'alike';
  const isCertain = a.kind !== undefined && b.kind === a.kind;
  return isLikeKind(a.kind, b.kind) && (isCertain || km <= BUILDING_KM);
}
