import { doubleAreaOf, type Box, type Ring } from './clip-ring.ts';
import type { LandIndex } from './land-index.ts';

export type Cell = readonly [west: number, south: number];

/** Side of a cell of shores, in degrees. */
export const SHORE_CELL_DEG = 0.5;
/** Around a destination: about what a screen shows of it when a trip is opened. */
const REACH_DEG = [0.2, 0.12] as const;
/** Rows and columns of the points that tell whether the coarse land is whole in a cell. */
const SAMPLES = 10;

const startOf = (degrees: number): number => Math.floor(degrees / SHORE_CELL_DEG) * SHORE_CELL_DEG;

/** South-west corners of the half degrees around destinations, outside the covered degrees, each once. */
export function listShoreCells(
  destinations: readonly (readonly [longitude: number, latitude: number])[],
  covered: readonly Cell[],
): Cell[] {
  const known = new Set(covered.map(String));
  const cells = new Map<string, Cell>();
  for (const [x, y] of destinations) {
    for (let west = startOf(x - REACH_DEG[0]); west <= x + REACH_DEG[0]; west += SHORE_CELL_DEG) {
      for (
        let south = startOf(y - REACH_DEG[1]);
        south <= y + REACH_DEG[1];
        south += SHORE_CELL_DEG
      ) {
        const isKnown = known.has([Math.floor(west), Math.floor(south)].join());
        if (!isKnown) cells.set(`${west}_${south}`, [west, south]);
      }
    }
  }
  return [...cells.values()];
}

/** Whether rings cover a box in pairs, as a sea and its continent do, so that nothing of them shows. */
export function isDry(rings: readonly Ring[], [west, south, east, north]: Box): boolean {
  const whole = 2 * (east - west) * (north - south);
  const parts = rings.map((ring) => doubleAreaOf(ring) / whole);
  return parts.every((part) => part > 0.9999) && parts.length % 2 === 0;
}

/** Whether the coarse land has no water in a cell. */
export function isAllLand(land: LandIndex, [west, south]: Cell): boolean {
  const steps = Array.from({ length: SAMPLES }, (_, at) => ((at + 0.5) / SAMPLES) * SHORE_CELL_DEG);
  return steps.every((x) => steps.every((y) => land.isLand(west + x, south + y)));
}
