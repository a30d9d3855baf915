import type { Language } from '@ooo/domain/shared/language';
import { nameIn } from '@ooo/domain/shared/local-names';
import type { CityMap, CityShape, LonLat } from '../area/city-map.ts';
import type { LabelKind } from './label-style.ts';
import type { Town } from '../area/packed.ts';

/** A name that follows a line: a river's, a road's. */
export interface LineLabel {
  readonly name: string;
  readonly kind: 'water' | 'road';
  readonly points: readonly LonLat[];
}

/** The zoom from which a name is written; a quarter's by its rank. */
const FROM_ZOOM = {
  majorQuarter: 11,
  quarter: 13,
  square: 15,
  hill: 11,
  airport: 9,
  landmark: 14,
} as const;
/** Which one gives way where two names meet: the higher number. */
const RANK = {
  airport: 3,
  majorQuarter: 4,
  landmark: 5,
  park: 5.5,
  lake: 5.6,
  hill: 5.8,
  square: 5.9,
  quarter: 6,
} as const;
const FIRST_LANDMARKS = 5;
/** The name of a whole city gives way to its quarters. */
const LAST_CITY_ZOOM = 10;
/** A park is named once it is about as wide as this on the map. */
const PARK_PX = 60;
const MAJOR_ROAD_ZOOM = 13;
const ROAD_ZOOM = 14;
/** Streets, and bridges, which are short. */
const STREET_ZOOM = 15;

function middleOf(points: readonly LonLat[]): LonLat {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** The zoom at which an area is as wide as its name. */
function zoomOfArea(points: readonly LonLat[]): number {
  const xs = points.map(([x]) => x);
  const width = Math.max(...xs) - Math.min(...xs);
  return Math.ceil(Math.log2((PARK_PX * 360) / (256 * width)));
}

function listPoints(city: CityMap, language: Language): Town[] {
  const { quarter, hill, square, park, lake, airport } = city.shapes;
  const toTown = (
    { names, points }: CityShape,
    kind: LabelKind,
    rank: number,
    fromZoom: number,
  ): Town => ({ name: nameIn(names, language), position: middleOf(points), kind, rank, fromZoom });
  return [
    ...quarter.map((shape) =>
      shape.measure === 1
        ? toTown(shape, 'quarter', RANK.majorQuarter, FROM_ZOOM.majorQuarter)
        : toTown(shape, 'quarter', RANK.quarter, FROM_ZOOM.quarter),
    ),
    ...airport.map((shape) => toTown(shape, 'airport', RANK.airport, FROM_ZOOM.airport)),
    ...city.landmarks.map(({ names, position }, order) => ({
      name: nameIn(names, language),
      position,
      kind: 'landmark' as const,
      rank: RANK.landmark,
      fromZoom: FROM_ZOOM.landmark - (order < FIRST_LANDMARKS ? 1 : 0),
    })),
    ...park.map((shape) => toTown(shape, 'park', RANK.park, zoomOfArea(shape.points))),
    ...lake.map((shape) => toTown(shape, 'water', RANK.lake, zoomOfArea(shape.points))),
    ...square.map((shape) => toTown(shape, 'square', RANK.square, FROM_ZOOM.square)),
    ...hill.map((shape) => toTown(shape, 'hill', RANK.hill, FROM_ZOOM.hill)),
  ];
}

/** The names at points of a city, in the reader's language, by what matters most. */
export function listCityNames(city: CityMap, language: Language, zoom: number): Town[] {
  const whole: Town[] =
    zoom <= LAST_CITY_ZOOM
      ? [{ name: nameIn(city.names, language), position: city.center, rank: 0 }]
      : [];
  return [...whole, ...listPoints(city, language)].filter(({ name }) => name !== '');
}

/** The names that follow lines, widest water first. */
export function listLineNames(city: CityMap, language: Language, zoom: number): LineLabel[] {
  const fromZoom = [STREET_ZOOM, MAJOR_ROAD_ZOOM, ROAD_ZOOM, STREET_ZOOM] as const;
  const roads = [...city.shapes.road, ...city.shapes.bridge].filter(
    ({ measure }) => zoom >= (fromZoom[measure] ?? STREET_ZOOM),
  );
  const rails = zoom >= MAJOR_ROAD_ZOOM ? city.shapes.rail : [];
  const toLabel = (kind: LineLabel['kind']) => (shape: CityShape) => ({
    name: nameIn(shape.names, language),
    kind,
    points: shape.points,
  });
  return [
    ...city.shapes.river.map(toLabel('water')),
    ...[...roads, ...rails].map(toLabel('road')),
  ].filter(({ name }) => name !== '');
}
