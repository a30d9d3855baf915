import type { Ring } from './clip-ring.ts';
import { segmentDistance } from './segment-distance.ts';

export type Edge = readonly [x1: number, y1: number, x2: number, y2: number];

const PARTS_PER_DEGREE = 4;
const METERS_PER_DEGREE = 111_195;

function partsBetween(a: number, b: number): number[] {
  const first = Math.floor(Math.min(a, b) * PARTS_PER_DEGREE);
  const last = Math.floor(Math.max(a, b) * PARTS_PER_DEGREE);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function toKey(column: number, row: number): number {
  return row * 10_000 + column;
}

function push(lists: Map<number, Edge[]>, key: number, edge: Edge): void {
  const list = lists.get(key);
  if (list) list.push(edge);
  else lists.set(key, [edge]);
}

/** Tells land from water at any point: rings of land in degrees, a ring within a ring is a hole. */
export class LandIndex {
  /** For the question of land: all edges that a latitude may cross. */
  readonly #rows = new Map<number, Edge[]>();
  /** For distances: the edges of a square. */
  readonly #squares = new Map<number, Edge[]>();

  constructor(rings: Iterable<Ring>) {
    for (const ring of rings) {
      ring.forEach(([x2, y2], at) => {
        const [x1, y1] = ring.at(at - 1) ?? [x2, y2];
        this.#add([x1, y1, x2, y2]);
      });
    }
  }

  #add(edge: Edge): void {
    const [x1, y1, x2, y2] = edge;
    for (const row of partsBetween(y1, y2)) {
      push(this.#rows, row, edge);
      for (const column of partsBetween(x1, x2)) push(this.#squares, toKey(column, row), edge);
    }
  }

  isLand(x: number, y: number): boolean {
    let inside = false;
    for (const [x1, y1, x2, y2] of this.#rows.get(Math.floor(y * PARTS_PER_DEGREE)) ?? []) {
      const crosses = y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
      if (crosses) inside = !inside;
    }
    return inside;
  }

  /** The shores within reach of a point, for {@link shoreDistanceM}. */
  edgesNear(x: number, y: number, reachDeg: number): Edge[] {
    const wide = reachDeg / Math.max(0.1, Math.cos((y * Math.PI) / 180));
    const found = new Set<Edge>();
    for (const row of partsBetween(y - reachDeg, y + reachDeg)) {
      for (const column of partsBetween(x - wide, x + wide)) {
        for (const edge of this.#squares.get(toKey(column, row)) ?? []) found.add(edge);
      }
    }
    return [...found];
  }
}

/** How far a point lies from the nearest of the shores, in metres; Infinity without any. */
export function shoreDistanceM(x: number, y: number, edges: readonly Edge[]): number {
  const stretch = Math.cos((y * Math.PI) / 180);
  let best = Infinity;
  for (const [x1, y1, x2, y2] of edges) {
    const [from, to] = [
      [(x1 - x) * stretch, y1 - y] as const,
      [(x2 - x) * stretch, y2 - y] as const,
    ];
    best = Math.min(best, segmentDistance([0, 0], from, to));
  }
  return best * METERS_PER_DEGREE;
}
