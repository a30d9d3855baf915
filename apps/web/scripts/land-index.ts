import type { Ring } from './clip-ring.ts';
import { segmentDistance } from './segment-distance.ts';

export type Edge = readonly [x1: number, y1: number, x2: number, y2: number];

const ROWS_PER_DEGREE = 4;
const METERS_PER_DEGREE = 111_195;

/** Tells land from water at any point: rings of land in degrees, a ring within a ring is a hole. */
export class LandIndex {
  readonly #rows = new Map<number, Edge[]>();

  constructor(rings: Iterable<Ring>) {
    for (const ring of rings) {
      ring.forEach(([x2, y2], at) => {
        const [x1, y1] = ring.at(at - 1) ?? [x2, y2];
        this.#add([x1, y1, x2, y2]);
      });
    }
  }

  #add(edge: Edge): void {
    const [, y1, , y2] = edge;
    const last = Math.floor(Math.max(y1, y2) * ROWS_PER_DEGREE);
    for (let row = Math.floor(Math.min(y1, y2) * ROWS_PER_DEGREE); row <= last; row += 1) {
      const edges = this.#rows.get(row);
      if (edges) edges.push(edge);
      else this.#rows.set(row, [edge]);
    }
  }

  isLand(x: number, y: number): boolean {
    let inside = false;
    for (const [x1, y1, x2, y2] of this.#rows.get(Math.floor(y * ROWS_PER_DEGREE)) ?? []) {
      const crosses = y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
      if (crosses) inside = !inside;
    }
    return inside;
  }

  /** The shores within reach of a point, for {@link shoreDistanceM}. */
  edgesNear(x: number, y: number, reachDeg: number): Edge[] {
    const found = new Set<Edge>();
    const wide = reachDeg / Math.max(0.1, Math.cos((y * Math.PI) / 180));
    const last = Math.floor((y + reachDeg) * ROWS_PER_DEGREE);
    for (let row = Math.floor((y - reachDeg) * ROWS_PER_DEGREE); row <= last; row += 1) {
      for (const edge of this.#rows.get(row) ?? []) {
        const [x1, , x2] = edge;
        if (Math.max(x1, x2) >= x - wide && Math.min(x1, x2) <= x + wide) found.add(edge);
      }
    }
    return [...found];
  }
}

/** How far a point lies from the nearest of the shores, in metres; Infinity without any. */
export function shoreDistanceM(x: number, y: number, edges: readonly Edge[]): number {
  const stretch = Math.cos((y * Math.PI) / 180);
  const distances = edges.map(([x1, y1, x2, y2]) =>
    segmentDistance([0, 0], [(x1 - x) * stretch, y1 - y], [(x2 - x) * stretch, y2 - y]),
  );
  return Math.min(Infinity, ...distances) * METERS_PER_DEGREE;
}
