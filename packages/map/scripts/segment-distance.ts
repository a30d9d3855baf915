import type { Point } from './clip-ring.ts';

/** How far a point lies from the straight line between two others. */
export function segmentDistance(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / length;
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(point[0] - from[0] - share * dx, point[1] - from[1] - share * dy);
}
