import { foldJoined } from '@ooo/domain/shared/fold';
import type { LonLat } from './city-sketch.ts';
import { boxOf, type Point } from './clip-ring.ts';
import {
  depthInWater,
  distanceToLine,
  distanceToWater,
  type DrawnCourse,
  type DrawnWater,
  isInBox,
  isInRing,
  pointsAlong,
} from './drawn-water.ts';

/** What was compared, how much of it is off, and a sentence on each thing that is. */
export interface Comparison {
  readonly compared: number;
  readonly off: number;
  readonly findings: readonly string[];
}

export interface ReferenceRiver {
  readonly name: string;
  readonly names: readonly string[];
  /** How far most of it lies from the real course. */
  readonly accuracyM: number;
  readonly lines: readonly (readonly LonLat[])[];
}

export interface ReferenceLake {
  readonly name: string;
  readonly ring: readonly LonLat[];
}

/** A sight, a station, a bridge: what stands on land, or by the water. */
export interface Spot {
  readonly name: string;
  readonly at: LonLat;
  /** A park or a beach, whose middle may be water. */
  readonly isWide: boolean;
  readonly isByWater: boolean;
}

const STEP_M = 250;
/** A lake is looked at in this many rows and columns. */
const GRID = 20;
/** A course may lie this far from a reference that is exact, and twice as far off as one that is coarse says it is. */
const COURSE_M = 500;
/** A river of this width or less may begin, or a canal end, where no other water is. */
const NARROW_M = 150;
/** An end this near to other water or to the edge of the map is one with it. */
const JOINED_M = 250;
const EDGE_M = 800;
const BUILDING_DEPTH_M = 60;
const WIDE_DEPTH_M = 400;
const BY_WATER_M = 500;

const km = (meters: number) => `${(meters / 1000).toFixed(1)} km`;

export function joinComparisons(parts: readonly Comparison[]): Comparison {
  return {
    compared: parts.reduce((sum, { compared }) => sum + compared, 0),
    off: parts.reduce((sum, { off }) => sum + off, 0),
    findings: parts.flatMap(({ findings }) => findings),
  };
}

interface Measured {
  readonly point: Point;
  readonly distance: number;
}

function placeOf(water: DrawnWater, point: Point): string {
  const [longitude, latitude] = water.toLonLat(point);
  return `${latitude.toFixed(4)} ${longitude.toFixed(4)}`;
}

function judge(
  water: DrawnWater,
  name: string,
  measured: readonly Measured[],
  tolerance: number,
): Comparison {
  const far = measured.filter(({ distance }) => distance > tolerance);
  const [worst] = far.toSorted((a, b) => b.distance - a.distance);
  if (!worst) return { compared: measured.length, off: 0, findings: [] };
  const share = `${km(far.length * STEP_M)} of ${km(measured.length * STEP_M)}`;
  const most = `${km(worst.distance)} at ${placeOf(water, worst.point)}`;
  return {
    compared: measured.length,
    off: far.length,
    findings: [`${name}: ${share} off, most ${most}`],
  };
}

/** "River Thames", "Thames" and "Han River" without what says that they are rivers. */
export function coreOfName(name: string): string {
  return foldJoined(name.replace(/\b(?:river|rio|río)\b/gi, '')).replace(/강$/, '');
}

function isNamed({ names }: DrawnCourse, river: ReferenceRiver): boolean {
  const known = new Set(river.names.map(coreOfName));
  return names.some((name) => name !== '' && known.has(coreOfName(name)));
}

/** A river of the reference should run by drawn water, and a drawn course of its name by the reference. */
export function compareRiver(water: DrawnWater, river: ReferenceRiver): Comparison[] {
  const tolerance = Math.max(COURSE_M, 2 * river.accuracyM);
  const lines = river.lines.map((line) => line.map(water.toMeters));
  const known = lines
    .flatMap((line) => pointsAlong(line, STEP_M))
    .filter((point) => isInBox(point, water.box))
    .map((point) => ({ point, distance: distanceToWater(water, point) }));
  const ends = lines.flatMap((line) => [...line.slice(0, 1), ...line.slice(-1)]);
  const drawn = water.courses.filter((course) => isNamed(course, river));
  const beside = drawn.flatMap(({ line, widthM }) =>
    pointsAlong(line, STEP_M).flatMap((point) => {
      const distance = Math.min(...lines.map((known) => distanceToLine(point, known)));
      // Beyond its ends the reference says nothing.
      const toEnd = Math.min(...ends.map(([x, y]) => Math.hypot(x - point[0], y - point[1])));
      return toEnd > distance + 1 ? [{ point, distance: distance - widthM / 2 }] : [];
    }),
  );
  return [
    judge(water, `${river.name}, reference`, known, tolerance),
    judge(water, `${river.name}, as drawn`, beside, tolerance),
  ];
}

/** Most of a lake of the reference should be drawn as water, or lie within reach of it. */
export function compareLake(water: DrawnWater, { name, ring }: ReferenceLake): Comparison {
  const outline = ring.map(water.toMeters);
  const [west, south, east, north] = boxOf(outline);
  const rows = Array.from({ length: GRID }, (_, at) => (at + 0.5) / GRID);
  const inside = rows.flatMap((across) =>
    rows
      .map((up): Point => [west + across * (east - west), south + up * (north - south)])
      .filter((point) => isInRing(point, outline) && isInBox(point, water.box)),
  );
  const dry = inside.filter((point) => distanceToWater(water, point) > COURSE_M);
  const isOff = dry.length > inside.length / 2;
  return {
    compared: inside.length === 0 ? 0 : 1,
    off: isOff ? 1 : 0,
    findings: isOff ? [`${name}: ${dry.length} of ${inside.length} points of it are dry`] : [],
  };
}

interface End {
  readonly point: Point;
  readonly verb: 'begins' | 'ends';
}

/** The ends of a course that meet neither the edge of the map nor other water; none of a ring, as moats are. */
function looseEnds(water: DrawnWater, course: DrawnCourse): End[] {
  const [first, last] = [course.line[0], course.line.at(-1)];
  if (!first || !last) return [];
  if (Math.hypot(first[0] - last[0], first[1] - last[1]) < JOINED_M) return [];
  const ends: End[] = [
    { point: first, verb: 'begins' },
    { point: last, verb: 'ends' },
  ];
  return ends.filter(
    ({ point }) =>
      isInBox(point, water.box, EDGE_M) && distanceToWater(water, point, course) > JOINED_M,
  );
}

/** A river should run on to the edge of the map, the sea, a lake or another river; a narrow one may have its spring. */
export function compareEnds(water: DrawnWater): Comparison {
  const findings = water.courses.flatMap((course) => {
    const loose = looseEnds(water, course);
    if (course.widthM <= NARROW_M && loose.length === 1) return [];
    return loose.map(
      ({ point, verb }) =>
        `${course.names[0]} ${verb} in the middle of the land at ${placeOf(water, point)}`,
    );
  });
  return { compared: 2 * water.courses.length, off: findings.length, findings };
}

/** What is on land should not be in drawn water, and what is by the water should not be far from it. */
export function compareSpots(water: DrawnWater, spots: readonly Spot[]): Comparison {
  const near = spots
    .map((spot) => ({ ...spot, point: water.toMeters(spot.at) }))
    .filter(({ point }) => isInBox(point, water.box));
  const findings = near.flatMap(({ name, point, isWide, isByWater }) => {
    const place = placeOf(water, point);
    if (isByWater) {
      const away = distanceToWater(water, point);
      return away > BY_WATER_M ? [`${name} is ${km(away)} from water at ${place}`] : [];
    }
    const depth = depthInWater(water, point);
    if (depth <= (isWide ? WIDE_DEPTH_M : BUILDING_DEPTH_M)) return [];
    return [`${name} stands ${Math.round(depth)} m deep in water at ${place}`];
  });
  return { compared: near.length, off: findings.length, findings };
}
