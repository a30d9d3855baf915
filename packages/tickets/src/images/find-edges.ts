import type { Gray } from './gray.ts';
import type { Point } from './projection.ts';

/**
 * A straight edge between dark and light: the points with `x * normal.x + y * normal.y === distance`. The normal
 * points to where it is lighter.
 */
export interface Edge {
  readonly normal: Point;
  readonly distance: number;
}

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
type Side = (typeof SIDES)[number];

/** Where the inside of a sheet is from its side, in degrees clockwise from the right. */
const INWARD: Readonly<Record<Side, number>> = { top: 90, right: 180, bottom: 270, left: 0 };
/** A sheet is turned by so many degrees at most, or by a quarter turn more. */
const MOST_TURNED = 38;
/** Edges that are tried for each side, and how far they are apart at least. */
const TRIED = 4;
const APART = 10;
/** The middle part of an edge goes so far both ways, as a share of the picture. */
const REACH = 0.3;
/** Difference of levels across an edge as a share of both, at least; what is beyond the second counts no more. */
const LEAST_STEP = 0.05;
const FULL_STEP = 0.25;
/** Added to both levels, so that noise in the dark is not an edge. */
const DARKNESS = 24;
/** Degrees by which the direction of an edge is off, seen from one pixel. */
const BLURRED = 4;

/** The edges that may be sides of a sheet, for each side the clearest first. Their places are good to some pixels. */
export function findEdges(gray: Gray): Record<Side, Edge[]> {
  const reach = Math.ceil(Math.hypot(gray.width, gray.height) / 2) + 1;
  const votes = collectVotes(gray, reach);
  const find = (side: Side): Edge[] => pickPeaks(votes, reach, INWARD[side], gray);
  return { top: find('top'), right: find('right'), bottom: find('bottom'), left: find('left') };
}

/** Hough's transform: for each degree of the normal and each distance from the middle, how much edge there is. */
function collectVotes(gray: Gray, reach: number): Float32Array {
  const { width, height, data } = gray;
  const span = 2 * reach;
  const votes = new Float32Array(360 * span);
  const [cosines, sines] = [new Float32Array(360), new Float32Array(360)];
  for (let degrees = 0; degrees < 360; degrees += 1) {
    cosines[degrees] = Math.cos((degrees * Math.PI) / 180);
    sines[degrees] = Math.sin((degrees * Math.PI) / 180);
  }
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const at = y * width + x;
      const right = (data[at + 1] ?? 0) - (data[at - 1] ?? 0);
      const down = (data[at + width] ?? 0) - (data[at - width] ?? 0);
      const level = (data[at] ?? 0) * 2 + DARKNESS * 2;
      const step = Math.hypot(right, down) / level;
      if (step < LEAST_STEP) continue;
      const weight = Math.min(step, FULL_STEP);
      const direction = Math.round((Math.atan2(down, right) * 180) / Math.PI) + 360;
      for (let off = -BLURRED; off <= BLURRED; off += 1) {
        const degrees = (direction + off) % 360;
        const along = (x - width / 2) * (cosines[degrees] ?? 0);
        const across = (y - height / 2) * (sines[degrees] ?? 0);
        const bin = degrees * span + Math.round(along + across) + reach;
        votes[bin] = (votes[bin] ?? 0) + weight;
      }
    }
  }
  return votes;
}

interface Peak {
  readonly degrees: number;
  readonly distance: number;
  readonly votes: number;
}

/** The clearest edges whose normal is near a direction, none of them close to a clearer one. */
function pickPeaks(votes: Float32Array, reach: number, inward: number, gray: Gray): Edge[] {
  const span = 2 * reach;
  const peaks: Peak[] = [];
  for (let off = -MOST_TURNED; off <= MOST_TURNED; off += 1) {
    const row = ((inward + off + 360) % 360) * span;
    for (let bin = 1; bin < span - 1; bin += 1) {
      const own = votes[row + bin] ?? 0;
      const sum = own + ((votes[row + bin - 1] ?? 0) + (votes[row + bin + 1] ?? 0)) / 2;
      if (own > 0) peaks.push({ degrees: inward + off, distance: bin - reach, votes: sum });
    }
  }
  peaks.sort((a, b) => b.votes - a.votes);
  const kept: Edge[] = [];
  for (const peak of peaks) {
    if (kept.length === TRIED) break;
    const edge = toEdge(peak, gray);
    if (kept.every((other) => isApart(edge, other, gray))) kept.push(edge);
  }
  return kept;
}

function toEdge({ degrees, distance }: Peak, { width, height }: Gray): Edge {
  const radians = (degrees * Math.PI) / 180;
  const normal = { x: Math.cos(radians), y: Math.sin(radians) };
  return { normal, distance: distance + (normal.x * width + normal.y * height) / 2 };
}

/** Whether one edge is far from another at an end of its middle part. */
function isApart(edge: Edge, other: Edge, gray: Gray): boolean {
  return toSide(edge, gray).some(
    ({ x, y }) => Math.abs(x * other.normal.x + y * other.normal.y - other.distance) > APART,
  );
}

/** The middle part of an edge in a picture, with what is lighter to the right. */
export function toSide({ normal, distance }: Edge, { width, height }: Gray): [Point, Point] {
  const off = distance - (normal.x * width + normal.y * height) / 2;
  const foot = { x: width / 2 + off * normal.x, y: height / 2 + off * normal.y };
  const along = REACH * Math.max(width, height);
  return [
    { x: foot.x - normal.y * along, y: foot.y + normal.x * along },
    { x: foot.x + normal.y * along, y: foot.y - normal.x * along },
  ];
}
