import { boxOfCity, type CityShores } from './city-file.ts';
import type { CitySketch, LonLat, SketchKind } from './city-sketch.ts';
import { boxOf, clipRing, doubleAreaOf, overlaps, type Box, type Ring } from './clip-ring.ts';
import { FINE_UNITS_PER_DEGREE, packLine } from './pack-line.ts';
import { refineCourse } from './refine-course.ts';
import { simplifyRing } from './simplify-ring.ts';

export interface BoxedRing {
  readonly box: Box;
  readonly ring: Ring;
}

/** The cut runs this far outside the box, where the line of the shore does not show. */
const MARGIN_DEG = 0.01;
/** About 25 metres. */
const TOLERANCE_DEG = 0.00022;
/** About 1.5 hectares: smaller islands are not drawn. */
const MIN_DOUBLE_AREA = 2.5e-6;

export function toBoxedRing(ring: Ring): BoxedRing {
  return { box: boxOf(ring), ring };
}

function near(rings: readonly BoxedRing[], box: Box): BoxedRing[] {
  return rings.filter((ring) => overlaps(ring.box, box));
}

function middleOf({ ring }: BoxedRing): LonLat {
  const sum = (axis: 0 | 1) => ring.reduce((all, point) => all + point[axis], 0);
  return [sum(0) / ring.length, sum(1) / ring.length];
}

/** Joins and separates polygons: `polygon-clipping`, which only this script needs. */
export interface PolygonTools {
  xor(first: Pairs[], ...more: Pairs[][]): Pairs[][];
  union(first: Pairs[] | Pairs[][], ...more: Pairs[][]): Pairs[][];
  difference(first: Pairs[][], ...more: Pairs[][]): Pairs[][];
}
type Pairs = [number, number][];

function toPairs(ring: Ring): Pairs {
  return ring.map(([x, y]) => [x, y]);
}

/** The rings of the land, with the land that a sketch adds where the coarse source has water, without what it makes sea. */
function mendLand(rings: readonly Ring[], sketch: CitySketch, tools: PolygonTools): Ring[] {
  const listRings = (wanted: SketchKind): Pairs[][] =>
    sketch.lines.flatMap(({ kind, points }) => (kind === wanted ? [[toPairs(points)]] : []));
  const [added, taken] = [listRings('land'), listRings('sea')];
  const [first, ...more] = rings.map((ring) => [toPairs(ring)]);
  if (added.length + taken.length === 0 || !first) return [...rings];
  const whole = tools.union(tools.xor(first, ...more), ...added);
  return (taken.length === 0 ? whole : tools.difference(whole, ...taken)).flat();
}

/** The land around a city, and the courses of its rivers drawn through the water that OpenStreetMap knows. */
export function makeShores(
  sketch: CitySketch,
  land: readonly BoxedRing[],
  water: readonly BoxedRing[],
  tools: PolygonTools,
): CityShores {
  const [west, south, east, north] = boxOfCity(sketch);
  const box: Box = [west - MARGIN_DEG, south - MARGIN_DEG, east + MARGIN_DEG, north + MARGIN_DEG];
  const rings = near(land, box)
    .map(({ ring }) => simplifyRing(clipRing(ring, box), TOLERANCE_DEG))
    .filter((ring) => doubleAreaOf(ring) >= MIN_DOUBLE_AREA);
  const whole = mendLand(rings, sketch, tools);
  const spots = near(water, box).map(middleOf);
  const rivers = sketch.lines
    .filter(({ kind }) => kind === 'river')
    .map(({ names, measure, points }) => {
      const course = refineCourse(points, measure, spots);
      return [names[0], packLine(course, FINE_UNITS_PER_DEGREE)] as const;
    });
  return {
    code: sketch.code,
    land: whole.map((ring) => packLine(ring, FINE_UNITS_PER_DEGREE)),
    rivers: Object.fromEntries(rivers),
  };
}
