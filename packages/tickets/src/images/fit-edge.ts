import type { Edge } from './find-edges.ts';
import type { Gray } from './gray.ts';
import type { Point } from './projection.ts';

/** From one end of a side to the other, the inside of the sheet to the right. */
export type Side = readonly [from: Point, to: Point];

/** Places along a side at which it is looked at. */
const PLACES = 48;
/** Corners are round, curled or held by a finger. */
const CORNER = 0.03;
/** Pixels by which the edge may be off where it is looked for. */
const NEAR = 2;
const FITTED = 6;
/** Share of the light by which it is lighter inside. */
const LIGHTER = 0.07;
const DARKNESS = 24;
/** Rounds in which places that are off are left out, and how far off they are then. */
const OFF = [4, 2.5, 1.5, 1];

/** The share of a side along which it is lighter inside than outside. Outside the picture it is neither. */
export function measureSupport(gray: Gray, side: Side): number {
  let borne = 0;
  for (const { at, normal } of listPlaces(side)) {
    let step = 0;
    for (let off = -NEAR; off <= NEAR; off += 1) {
      step = Math.max(
        step,
        measureStep(gray, at.x + off * normal.x, at.y + off * normal.y, normal),
      );
    }
    if (step > LIGHTER) borne += 1;
  }
  return borne / PLACES;
}

/** The straight edge that runs where the picture gets lighter most, near a side. */
export function fitEdge(gray: Gray, side: Side): Edge | undefined {
  let spots = listPlaces(side).flatMap(({ at, normal }) => findStep(gray, at, normal));
  let edge: Edge | undefined;
  for (const off of OFF) {
    if (spots.length < PLACES / 3) return edge;
    const fitted = fitLine(spots, side);
    edge = fitted;
    spots = spots.filter(({ x, y }) => {
      return Math.abs(x * fitted.normal.x + y * fitted.normal.y - fitted.distance) < off;
    });
  }
  return edge;
}

interface Place {
  readonly at: Point;
  readonly normal: Point;
}

function listPlaces([from, to]: Side): Place[] {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y);
  const normal = { x: -y / length, y: x / length };
  return Array.from({ length: PLACES }, (_, index) => {
    const share = CORNER + ((1 - 2 * CORNER) * (index + 0.5)) / PLACES;
    return { at: { x: from.x + x * share, y: from.y + y * share }, normal };
  });
}

/** Where across the edge it gets lighter most, to a part of a pixel; nothing where it hardly does. */
function findStep(gray: Gray, at: Point, normal: Point): Point[] {
  let [sum, moment, most] = [0, 0, 0];
  for (let off = -FITTED; off <= FITTED; off += 0.5) {
    const step = measureStep(gray, at.x + off * normal.x, at.y + off * normal.y, normal);
    most = Math.max(most, step);
    const weight = Math.max(0, step) ** 3;
    sum += weight;
    moment += weight * off;
  }
  if (most < LIGHTER) return [];
  const off = moment / sum;
  return [{ x: at.x + off * normal.x, y: at.y + off * normal.y }];
}

/** By how much it is lighter on the inner side of a spot, as a share of the light; 0 outside the picture. */
function measureStep(gray: Gray, x: number, y: number, normal: Point): number {
  const inner = levelAt(gray, x + 1.5 * normal.x, y + 1.5 * normal.y);
  const outer = levelAt(gray, x - 1.5 * normal.x, y - 1.5 * normal.y);
  if (inner === undefined || outer === undefined) return 0;
  return (inner - outer) / (inner + outer + DARKNESS * 2);
}

/** Spots are in the middle of a pixel half a pixel from its edges. */
function levelAt({ width, height, data }: Gray, x: number, y: number): number | undefined {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return undefined;
  const [right, down] = [x - 0.5 - left, y - 0.5 - top];
  const at = top * width + left;
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
  const lower = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}

/** The line with the least squares of distances, its normal to the inside. */
function fitLine(spots: readonly Point[], [from, to]: Side): Edge {
  const middle = {
    x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
    y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
  };
  let [xx, xy, yy] = [0, 0, 0];
  for (const spot of spots) {
    const [x, y] = [spot.x - middle.x, spot.y - middle.y];
    xx += x * x;
    xy += x * y;
    yy += y * y;
  }
  const along = Math.atan2(2 * xy, xx - yy) / 2;
  const normal = { x: -Math.sin(along), y: Math.cos(along) };
  const isInward = normal.x * (from.y - to.y) + normal.y * (to.x - from.x) > 0;
  const inward = isInward ? normal : { x: -normal.x, y: -normal.y };
  return { normal: inward, distance: inward.x * middle.x + inward.y * middle.y };
}
