import type { Position } from 'geojson';
import type { LabelKind } from '../labels/label-style.ts';

const UNITS_PER_DEGREE = 1000;
/** Of what a city's map is rounded to, about 10 metres. */
export const FINE_UNITS_PER_DEGREE = 10_000;

/**
 * A ring or line of `packages/map/data`: parts of a degree, the first point in full and then
 * the difference to each next one.
 */
export type PackedLine = readonly number[];

function unpack(packed: PackedLine, unitsPerDegree: number): Position[] {
  const points: Position[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < packed.length; at += 2) {
    x += packed[at] ?? 0;
    y += packed[at + 1] ?? 0;
    points.push([x / unitsPerDegree, y / unitsPerDegree]);
  }
  return points;
}

// Neither takes a second number: `rings.map(unpackLine)` would pass the index as one.

/** The points of a line in thousandths of a degree, `[longitude, latitude]` in degrees. */
export function unpackLine(packed: PackedLine): Position[] {
  return unpack(packed, UNITS_PER_DEGREE);
}

/** The points of a line in ten-thousandths of a degree, `[longitude, latitude]` in degrees. */
export function unpackFineLine(packed: PackedLine): Position[] {
  return unpack(packed, FINE_UNITS_PER_DEGREE);
}

/** `[name, longitude, latitude, rank]`: thousandths of a degree, rank 0 the largest, 7 a part of a city. */
export type PackedTown = readonly [name: string, x: number, y: number, rank: number];

export interface Town {
  readonly name: string;
  readonly position: readonly [longitude: number, latitude: number];
  readonly rank: number;
  /** A town unless it says otherwise. */
  readonly kind?: LabelKind;
  /** From which zoom on it is named, if not by its rank. */
  readonly fromZoom?: number;
  /** A marker is on it: the name goes below. */
  readonly isMarked?: boolean;
  /** Written above or below its point if that is covered: the destination is always named. */
  readonly isDestination?: boolean;
}

export function unpackTown([name, x, y, rank]: PackedTown): Town {
  return { name, position: [x / UNITS_PER_DEGREE, y / UNITS_PER_DEGREE], rank };
}
