import { type Edge, findEdges, toSide } from './find-edges.ts';
import { closeStrokes } from './find-paper.ts';
import { type Gray, shrinkGray } from './gray.ts';
import { fitEdge, measureSupport } from './fit-edge.ts';
import type { Corners, Point } from './projection.ts';

/** Pixels along the longer side of the picture in which the sheet is sought. */
const WORKING_SIDE = 400;
/** Half the widest stroke or gap of print, in those pixels. */
const STROKE = 4;
/** Share of the picture that the sheet takes at least. */
const LEAST_AREA = 0.18;
/** Share of a side along which it is lighter inside, at least; and of all four in the mean. */
const LEAST_SIDE = 0.45;
const LEAST_SIDES = 0.7;
/** Degrees by which a corner is off a right angle at most, and the factor by which opposite sides differ. */
const MOST_ASKEW = 32;
const MOST_UNLIKE = 1.8;
/** Share of the picture by which a corner may lie beyond it. */
const BEYOND = 0.06;
/** Sine of the angle between two edges that cross. */
const LEAST_CROSSING = 0.4;

/**
 * The corners of the sheet of paper that lies in a picture, as it is held: the largest four-cornered area that is
 * lighter than what is around it. Undefined where there is none, as in a screenshot, or where it leaves the picture.
 */
export function findSheet(seen: Gray): Corners | undefined {
  const factor = Math.max(1, Math.ceil(Math.max(seen.width, seen.height) / WORKING_SIDE));
  const small = closeStrokes(shrinkGray(seen, factor), STROKE);
  const chosen = chooseCorners(small);
  if (!chosen) return undefined;
  const [top, right, bottom, left] = listSides(chosen).map((side) => fitEdge(small, side));
  const fitted = top && right && bottom && left && meetAll([top, right, bottom, left]);
  const [a, b, c, d] = fitted && isSheet(fitted, small) ? fitted : chosen;
  const enlarge = ({ x, y }: Point): Point => ({ x: x * factor, y: y * factor });
  return [enlarge(a), enlarge(b), enlarge(c), enlarge(d)];
}

/** The largest sheet among all that the edges in the picture can make, as far as the picture bears it out. */
function chooseCorners(small: Gray): Corners | undefined {
  let best: Corners | undefined;
  let most = 0;
  for (const corners of combineEdges(small)) {
    if (!isSheet(corners, small)) continue;
    const size = Math.sqrt(measureArea(corners));
    if (size <= most) continue;
    const supports = listSides(corners).map((side) => measureSupport(small, side));
    const support = supports.reduce((sum, share) => sum + share, 0) / supports.length;
    if (Math.min(...supports) < LEAST_SIDE || support < LEAST_SIDES) continue;
    if (support * size > most) [best, most] = [corners, support * size];
  }
  return best;
}

function* combineEdges(small: Gray): Generator<Corners> {
  const edges = findEdges(small);
  const refine = (edge: Edge): Edge => fitEdge(small, toSide(edge, small)) ?? edge;
  const [top, right, bottom, left] = [
    edges.top.map(refine),
    edges.right.map(refine),
    edges.bottom.map(refine),
    edges.left.map(refine),
  ];
  for (const a of top) {
    for (const b of right) {
      for (const c of bottom) {
        for (const d of left) {
          const corners = meetAll([a, b, c, d]);
          if (corners) yield corners;
        }
      }
    }
  }
}

/** Where the edges at the top, right, bottom and left cross. */
function meetAll([top, right, bottom, left]: readonly [Edge, Edge, Edge, Edge]) {
  const [a, b, c, d] = [meet(top, left), meet(top, right), meet(bottom, right), meet(bottom, left)];
  return a && b && c && d ? ([a, b, c, d] satisfies Corners) : undefined;
}

/** Undefined where they run alongside each other. */
function meet(a: Edge, b: Edge): Point | undefined {
  const cross = a.normal.x * b.normal.y - a.normal.y * b.normal.x;
  if (Math.abs(cross) < LEAST_CROSSING) return undefined;
  return {
    x: (a.distance * b.normal.y - b.distance * a.normal.y) / cross,
    y: (b.distance * a.normal.x - a.distance * b.normal.x) / cross,
  };
}

/** Whether four corners can be those of a sheet that a camera sees. */
function isSheet(corners: Corners, { width, height }: Gray): boolean {
  const beyond = BEYOND * Math.max(width, height);
  const isInside = corners.every(
    ({ x, y }) => x > -beyond && y > -beyond && x < width + beyond && y < height + beyond,
  );
  if (!isInside || measureArea(corners) < LEAST_AREA * width * height) return false;
  const sides = listSides(corners).map(([from, to]) => ({ x: to.x - from.x, y: to.y - from.y }));
  const lengths = sides.map(({ x, y }) => Math.hypot(x, y));
  return sides.every((side, at) => {
    const next = sides[(at + 1) % 4] ?? side;
    const [own, following] = [lengths[at] ?? 0, lengths[(at + 1) % 4] ?? 0];
    const turn = Math.asin((side.x * next.y - side.y * next.x) / (own * following));
    const isSquare = turn > ((90 - MOST_ASKEW) * Math.PI) / 180;
    return isSquare && own < MOST_UNLIKE * (lengths[(at + 2) % 4] ?? 0);
  });
}

/** The sides from corner to corner, with the inside to the right of each. */
function listSides([a, b, c, d]: Corners): readonly (readonly [Point, Point])[] {
  return [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ];
}

function measureArea([a, b, c, d]: Corners): number {
  return ((c.x - a.x) * (d.y - b.y) - (c.y - a.y) * (d.x - b.x)) / 2;
}
