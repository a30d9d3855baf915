import type { CityFile } from './city-file.ts';
import type { LonLat, Names } from './city-sketch.ts';
import { boxOf, type Box, overlaps, type Point, type Ring } from './clip-ring.ts';
import { FINE_UNITS_PER_DEGREE, unpackLine } from './pack-line.ts';
import { segmentDistance } from './segment-distance.ts';

const METERS_PER_DEGREE = 111_195;
/** Shores farther from a point than this are not measured; they count as this far. */
const FAR_M = 8000;

/** A river as it is drawn, in metres from the city's centre. */
export interface DrawnCourse {
  readonly names: Names;
  readonly widthM: number;
  readonly line: Ring;
}

interface Outline {
  readonly ring: Ring;
  readonly box: Box;
}

/** The water of a city's map, in metres east and north of its centre. */
export interface DrawnWater {
  readonly toMeters: (spot: LonLat) => Point;
  readonly toLonLat: (point: Point) => LonLat;
  readonly box: Box;
  readonly land: readonly Outline[];
  readonly lakes: readonly Outline[];
  readonly islands: readonly Outline[];
  readonly courses: readonly DrawnCourse[];
}

export function readDrawnWater({ box, center, land, shapes }: CityFile): DrawnWater {
  const stretch = Math.cos((center[1] * Math.PI) / 180) * METERS_PER_DEGREE;
  const toMeters = ([x, y]: LonLat): Point => [
    (x - center[0]) * stretch,
    (y - center[1]) * METERS_PER_DEGREE,
  ];
  const toLonLat = ([x, y]: Point): LonLat => [
    center[0] + x / stretch,
    center[1] + y / METERS_PER_DEGREE,
  ];
  const toLine = (packed: readonly number[]) =>
    unpackLine(packed, FINE_UNITS_PER_DEGREE).map(toMeters);
  const toOutline = (packed: readonly number[]): Outline => {
    const ring = toLine(packed);
    return { ring, box: boxOf(ring) };
  };
  const courses = shapes.river.flatMap(([en, ko, es, widthM, line]) =>
    // Width 0 is a name on the sea.
    widthM > 0 ? [{ names: [en, ko, es] as const, widthM, line: toLine(line) }] : [],
  );
  const [west, south] = toMeters([box[0], box[1]]);
  const [east, north] = toMeters([box[2], box[3]]);
  return {
    toMeters,
    toLonLat,
    box: [west, south, east, north],
    land: land.map(toOutline),
    lakes: shapes.lake.map(([, , , , line]) => toOutline(line)),
    islands: shapes.island.map(([, , , , line]) => toOutline(line)),
    courses,
  };
}

export function isInBox([x, y]: Point, [west, south, east, north]: Box, marginM = 0): boolean {
  return x > west + marginM && x < east - marginM && y > south + marginM && y < north - marginM;
}

export function isInRing([x, y]: Point, ring: Ring): boolean {
  let inside = false;
  ring.forEach(([toX, toY], at) => {
    const [fromX, fromY] = ring.at(at - 1) ?? [toX, toY];
    if (fromY > y === toY > y) return;
    if (x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) inside = !inside;
  });
  return inside;
}

/** The same rule as the map fills by: a ring within a ring is a hole. */
function isInside(point: Point, outlines: readonly Outline[]): boolean {
  const around = outlines.filter(
    (outline) => isInBox(point, outline.box) && isInRing(point, outline.ring),
  );
  return around.length % 2 === 1;
}

export function distanceToLine(point: Point, line: Ring): number {
  let best = Infinity;
  line.slice(1).forEach((to, at) => {
    best = Math.min(best, segmentDistance(point, line[at] ?? to, to));
  });
  return best;
}

function distanceToOutlines([x, y]: Point, outlines: readonly Outline[]): number {
  const near: Box = [x - FAR_M, y - FAR_M, x + FAR_M, y + FAR_M];
  return Math.min(
    FAR_M,
    ...outlines
      .filter(({ box }) => overlaps(box, near))
      .map(({ ring }) => distanceToLine([x, y], [...ring, ...ring.slice(0, 1)])),
  );
}

/** How far a point lies from the nearest dry ground: 0 on land. */
export function depthInWater(water: DrawnWater, point: Point): number {
  if (isInside(point, water.islands)) return 0;
  const atSea = isInside(point, water.land) ? 0 : distanceToOutlines(point, water.land);
  const inLake = Math.max(
    0,
    ...water.lakes
      .filter((lake) => isInside(point, [lake]))
      .map((lake) => distanceToOutlines(point, [lake])),
  );
  const inRivers = water.courses.map(
    ({ line, widthM }) => widthM / 2 - distanceToLine(point, line),
  );
  return Math.max(atSea, inLake, ...inRivers);
}

/** How far a point lies from the nearest drawn water; `except` leaves out one river. */
export function distanceToWater(water: DrawnWater, point: Point, except?: DrawnCourse): number {
  if (!isInside(point, water.land)) return 0;
  if (water.lakes.some((lake) => isInside(point, [lake]))) return 0;
  const toRivers = water.courses
    .filter((course) => course !== except)
    .map(({ line, widthM }) => Math.max(0, distanceToLine(point, line) - widthM / 2));
  return Math.min(
    distanceToOutlines(point, water.land),
    distanceToOutlines(point, water.lakes),
    ...toRivers,
  );
}

/** The points of a line, a step of metres apart. */
export function pointsAlong(line: Ring, stepM: number): Point[] {
  return line.flatMap((from, at) => {
    const to = line[at + 1];
    if (!to) return [from];
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / stepM);
    return Array.from({ length: steps }, (_, step): Point => {
      const share = step / steps;
      return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
    });
  });
}
