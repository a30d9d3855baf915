import { CITY_BOXES } from 'virtual:base-map';
import { defined } from '@ooo/domain/shared/defined';
import type { LocalNames } from '@ooo/domain/shared/local-names';
import type { Language } from '@ooo/domain/shared/language';
import { makeFileLoader } from './load-file.ts';
import { toMercator } from './mercator.ts';
import { FINE_UNITS_PER_DEGREE, unpackFineLine, type PackedLine } from './packed.ts';

export type LonLat = readonly [longitude: number, latitude: number];
export type CityBox = readonly [west: number, south: number, east: number, north: number];

/** A thing on a city's map. `measure`: the width of a river, the radius of a hill (metres), a rank. */
export interface CityShape {
  readonly names: LocalNames;
  readonly measure: number;
  readonly points: readonly LonLat[];
  /** In units of {@link CityMap.origin}. */
  readonly path: Path2D;
}

const KINDS = [
  'river',
  'lake',
  'island',
  'park',
  'hill',
  'quarter',
  'square',
  'road',
  'bridge',
  'rail',
  'airport',
] as const;
export type CityShapeKind = (typeof KINDS)[number];

/** A city at street scale. */
export interface CityMap {
  readonly names: LocalNames;
  readonly center: LonLat;
  readonly box: CityBox;
  /** Mercator point that the paths begin at: near by, so that a canvas' numbers stay exact. */
  readonly origin: readonly [x: number, y: number];
  readonly land: Path2D;
  readonly shapes: Readonly<Record<CityShapeKind, readonly CityShape[]>>;
  readonly landmarks: readonly { readonly names: LocalNames; readonly position: LonLat }[];
}

/** Units of a path in one turn around the world: pixels of a map at zoom 12. */
export const PATH_UNITS = 2 ** 20;

/** The languages that a sketch names things in; the others have {@link PackedCity.furtherNames}. */
type PackedNames = readonly [en: string, ko: string, es: string];

/** The file of a city as `scripts/city-file.ts` makes it. */
interface PackedCity {
  readonly names: PackedNames;
  readonly center: LonLat;
  readonly box: CityBox;
  readonly land: readonly PackedLine[];
  readonly shapes: Readonly<
    Record<CityShapeKind, readonly (readonly [...PackedNames, measure: number, line: PackedLine])[]>
  >;
  readonly landmarks: readonly (readonly [...PackedNames, x: number, y: number])[];
  /** By language and English name; what is absent has its English name. */
  readonly furtherNames: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
}

type Project = (point: LonLat) => readonly [x: number, y: number];

function traceStraight(path: Path2D, points: readonly LonLat[], project: Project): void {
  points.forEach((point, at) => {
    const [x, y] = project(point);
    if (at === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
}

function unpack(line: PackedLine): LonLat[] {
  return unpackFineLine(line).map(([x = 0, y = 0]): LonLat => [x, y]);
}

/** A smooth line through all points (Catmull-Rom), closed if it is a ring. */
function traceSmooth(
  path: Path2D,
  points: readonly LonLat[],
  project: Project,
  isRing: boolean,
): void {
  const spots = points.map(project);
  const last = spots.length - 1;
  const at = (index: number) => {
    const inside = isRing
      ? (index + spots.length) % spots.length
      : Math.max(0, Math.min(last, index));
    return spots[inside] ?? [0, 0];
  };
  path.moveTo(at(0)[0], at(0)[1]);
  for (let index = 0; index < last + (isRing ? 1 : 0); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path.bezierCurveTo(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    );
  }
  if (isRing) path.closePath();
}

function toNames([en, ko, es]: PackedNames, furtherNames: PackedCity['furtherNames']): LocalNames {
  const further = Object.fromEntries(
    Object.entries(furtherNames).map(([language, names]) => [language, names[en]]),
  );
  return { ...defined(further), en, ko, es };
}

const RINGS: ReadonlySet<CityShapeKind> = new Set(['lake', 'island', 'park']);
const SMOOTH: ReadonlySet<CityShapeKind> = new Set(['river', 'lake', 'island', 'road']);

function toCity(json: unknown): CityMap {
  const { names, center, box, land, shapes, landmarks, furtherNames } = json as PackedCity;
  const origin = toMercator(box[0], box[3]);
  const project: Project = ([longitude, latitude]) => {
    const [x, y] = toMercator(longitude, latitude);
    return [(x - origin[0]) * PATH_UNITS, (y - origin[1]) * PATH_UNITS];
  };
  const landPath = new Path2D();
  for (const ring of land) {
    traceStraight(landPath, unpack(ring), project);
    landPath.closePath();
  }
  const toShapes = (kind: CityShapeKind): CityShape[] =>
    shapes[kind].map(([en, ko, es, measure, line]) => {
      const points = unpack(line);
      const path = new Path2D();
      if (SMOOTH.has(kind)) traceSmooth(path, points, project, RINGS.has(kind));
      else traceStraight(path, points, project);
      if (kind === 'park' || kind === 'square') path.closePath();
      return { names: toNames([en, ko, es], furtherNames), measure, points, path };
    });
  return {
    names: toNames(names, furtherNames),
    center,
    box,
    origin,
    land: landPath,
    shapes: {
      river: toShapes('river'),
      lake: toShapes('lake'),
      island: toShapes('island'),
      park: toShapes('park'),
      hill: toShapes('hill'),
      quarter: toShapes('quarter'),
      square: toShapes('square'),
      road: toShapes('road'),
      bridge: toShapes('bridge'),
      rail: toShapes('rail'),
      airport: toShapes('airport'),
    },
    landmarks: landmarks.map(([en, ko, es, x, y]) => ({
      names: toNames([en, ko, es], furtherNames),
      position: [x / FINE_UNITS_PER_DEGREE, y / FINE_UNITS_PER_DEGREE],
    })),
  };
}

const loadCity = makeFileLoader(toCity);

/** The cities whose maps touch an area; those that do not come are left out. */
export async function loadCities([west, south, east, north]: CityBox): Promise<CityMap[]> {
  const near = CITY_BOXES.filter(
    ({ box }) => box[0] < east && box[2] > west && box[1] < north && box[3] > south,
  );
  const cities = await Promise.all(near.map(({ code }) => loadCity(`city-${code}.json`)));
  return cities.filter((city) => city !== undefined);
}

/** The box of each city that is drawn, loaded or not. */
export const cityBoxes: readonly CityBox[] = CITY_BOXES.map(({ box }) => box);

export function covers(box: CityBox, [west, south, east, north]: CityBox): boolean {
  return box[0] <= west && box[1] <= south && box[2] >= east && box[3] >= north;
}

/** Of a city's box: farther out only its water and its motorways are drawn. */
const CORE_SHARE = 0.6;

function isInMiddle(at: number, from: number, to: number): boolean {
  return Math.abs(at - (from + to) / 2) <= (CORE_SHARE * (to - from)) / 2;
}

/** Whether a point lies where the streets and quarters of a city are drawn. */
export function isInCore([west, south, east, north]: CityBox, [x, y]: LonLat): boolean {
  return isInMiddle(x, west, east) && isInMiddle(y, south, north);
}
