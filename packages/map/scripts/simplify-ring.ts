import type { Ring } from './clip-ring.ts';
import { segmentDistance } from './segment-distance.ts';

/** A ring without the points that lie nearer than `tolerance` to the line without them, after Douglas and Peucker. */
export function simplifyRing(ring: Ring, tolerance: number): Ring {
  const kept = new Set([0, ring.length - 1]);
  const open: [from: number, to: number][] = [[0, ring.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    const [start, end] = [ring[from], ring[to]];
    if (!start || !end) continue;
    let [farthest, most] = [-1, tolerance];
    for (let at = from + 1; at < to; at += 1) {
      const distance = segmentDistance(ring[at] ?? start, start, end);
      if (distance > most) [farthest, most] = [at, distance];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return ring.filter((_, at) => kept.has(at));
}
