export type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];

/** `[west, south, east, north]`. */
export type Box = readonly [number, number, number, number];

export function boxOf(ring: Ring): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    west = Math.min(west, x);
    south = Math.min(south, y);
    east = Math.max(east, x);
    north = Math.max(north, y);
  }
  return [west, south, east, north];
}

export function overlaps(a: Box, b: Box): boolean {
  return a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];
}

function clipEdge(ring: Ring, axis: 0 | 1, limit: number, keepsAbove: boolean): Ring {
  const isIn = (point: Point) => (keepsAbove ? point[axis] >= limit : point[axis] <= limit);
  const out: Point[] = [];
  ring.forEach((point, index) => {
    const before = ring.at(index - 1) ?? point;
    if (isIn(point) !== isIn(before)) {
      const share = (limit - before[axis]) / (point[axis] - before[axis]);
      const across = axis === 0 ? 1 : 0;
      const crossing = before[across] + share * (point[across] - before[across]);
      out.push(axis === 0 ? [limit, crossing] : [crossing, limit]);
    }
    if (isIn(point)) out.push(point);
  });
  return out;
}

/**
 * The part of a ring inside a box, after Sutherland and Hodgman; empty where they do not meet.
 * Separate parts stay joined along the box's edge, which filling does not show.
 */
export function clipRing(ring: Ring, box: Box): Ring {
  let part = clipEdge(ring, 0, box[0], true);
  part = clipEdge(part, 0, box[2], false);
  part = clipEdge(part, 1, box[1], true);
  return clipEdge(part, 1, box[3], false);
}

/** Twice the area, in square units; positive whichever way the ring turns. */
export function doubleAreaOf(ring: Ring): number {
  let sum = 0;
  ring.forEach(([x, y], index) => {
    const [beforeX, beforeY] = ring.at(index - 1) ?? [x, y];
    sum += beforeX * y - x * beforeY;
  });
  return Math.abs(sum);
}
