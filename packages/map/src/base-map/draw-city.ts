import { PATH_UNITS, type CityMap, type CityShape } from '../area/city-map.ts';
import type { MapColors } from './map-colors.ts';
import { toMercator } from '../area/mercator.ts';

const TILE_PX = 256;
const EQUATOR_M = 40_075_017;
/** Nearer, a drawn axis would lie a street away from its place. */
const LAST_ROAD_ZOOM = 16;
/** By rank: a bridge has none, a motorway 1, an avenue 2, a street 3. */
const FIRST_ROAD_ZOOM = [12, 9, 11, 13] as const;
const FIRST_SQUARE_ZOOM = 14;

/** Which tile to draw cities on. The context is scaled to `TILE_PX` units a side. */
export interface CityJob {
  readonly context: CanvasRenderingContext2D;
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  readonly colors: MapColors;
}

/** Canvas pixels of one unit of a path. */
function scaleOf(job: CityJob): number {
  return (TILE_PX * 2 ** job.zoom) / PATH_UNITS;
}

/** Units of a path in a metre at the latitude of a city. */
function unitsPerMeter({ box }: CityMap): number {
  const latitude = (((box[1] + box[3]) / 2) * Math.PI) / 180;
  return PATH_UNITS / (EQUATOR_M * Math.cos(latitude));
}

/** Draws in the units of a city's paths, inside its box. */
function inCity(job: CityJob, city: CityMap, draw: () => void): void {
  const { context, zoom, x, y } = job;
  const scale = scaleOf(job);
  const size = 2 ** zoom;
  const [right, bottom] = toMercator(city.box[2], city.box[1]);
  context.save();
  context.translate((city.origin[0] * size - x) * TILE_PX, (city.origin[1] * size - y) * TILE_PX);
  context.scale(scale, scale);
  context.beginPath();
  const [width, height] = [
    (right - city.origin[0]) * PATH_UNITS,
    (bottom - city.origin[1]) * PATH_UNITS,
  ];
  context.rect(0, 0, width, height);
  context.clip();
  draw();
  context.restore();
}

function fillAll(job: CityJob, shapes: readonly CityShape[], color: string, edge?: string): void {
  const { context } = job;
  context.fillStyle = color;
  for (const { path } of shapes) context.fill(path);
  if (edge === undefined) return;
  context.strokeStyle = edge;
  context.lineWidth = 0.8 / scaleOf(job);
  for (const { path } of shapes) context.stroke(path);
}

function drawHills(job: CityJob, city: CityMap): void {
  const { context, colors } = job;
  const unit = unitsPerMeter(city);
  for (const { points, measure } of city.shapes.hill) {
    const [point] = points;
    if (!point) continue;
    const [px, py] = toMercator(point[0], point[1]);
    const [x, y] = [(px - city.origin[0]) * PATH_UNITS, (py - city.origin[1]) * PATH_UNITS];
    const shade = context.createRadialGradient(x, y, 0, x, y, measure * unit);
    shade.addColorStop(0, colors.hill);
    shade.addColorStop(0.55, colors.hillSlope);
    shade.addColorStop(1, colors.hillFoot);
    context.fillStyle = shade;
    context.beginPath();
    context.arc(x, y, measure * unit, 0, 2 * Math.PI);
    context.fill();
  }
}

function drawRivers(job: CityJob, city: CityMap): void {
  const { context, colors } = job;
  const unit = unitsPerMeter(city);
  const pixel = 1 / scaleOf(job);
  context.strokeStyle = colors.water;
  for (const { path, measure } of city.shapes.river) {
    if (measure === 0 || (measure < 40 && job.zoom < 11)) continue;
    context.lineWidth = Math.max(measure * unit, (measure < 40 ? 1 : 2.2) * pixel);
    context.stroke(path);
  }
}

/** Widths in pixels by zoom: a motorway grows from a hairline to a road. */
function roadPx(rank: number, zoom: number): number {
  const base = [1.5, 2.2, 1.5, 1][rank] ?? 1;
  return Math.max(0.8, base * 1.32 ** (zoom - 12));
}

function drawRoads(job: CityJob, city: CityMap): void {
  const { context, colors, zoom } = job;
  if (zoom > LAST_ROAD_ZOOM || zoom < 9) return;
  const pixel = 1 / scaleOf(job);
  const { road, bridge } = city.shapes;
  const roads = [...road, ...bridge]
    .filter(({ measure }) => zoom >= (FIRST_ROAD_ZOOM[measure] ?? 13))
    .toSorted((a, b) => (a.measure || 2) - (b.measure || 2));
  context.strokeStyle = colors.roadEdge;
  for (const { path, measure } of roads) {
    context.lineWidth = (roadPx(measure, zoom) + 1.6) * pixel;
    context.stroke(path);
  }
  for (const { path, measure } of roads.toReversed()) {
    context.strokeStyle = measure === 1 ? colors.motorway : colors.road;
    context.lineWidth = roadPx(measure, zoom) * pixel;
    context.stroke(path);
  }
  if (zoom < 10) return;
  context.strokeStyle = colors.rail;
  context.lineWidth = Math.min(2.4, 1.1 * 1.2 ** (zoom - 12)) * pixel;
  for (const { path } of city.shapes.rail) {
    context.setLineDash([7 * pixel, 3 * pixel]);
    context.stroke(path);
    context.setLineDash([]);
  }
}

function drawGround(job: CityJob, city: CityMap): void {
  const { context, colors } = job;
  context.fillStyle = colors.water;
  context.fillRect(-1, -1, PATH_UNITS, PATH_UNITS);
  context.fillStyle = colors.land;
  context.fill(city.land, 'evenodd');
}

function drawShore(job: CityJob, city: CityMap): void {
  job.context.strokeStyle = job.colors.shore;
  job.context.lineWidth = 0.8 / scaleOf(job);
  job.context.stroke(city.land);
}

/** Paints the cities of a tile: all their ground first, so that neighbours do not hide each other's streets. */
export function drawCities(job: CityJob, cities: readonly CityMap[]): void {
  job.context.lineJoin = 'round';
  job.context.lineCap = 'round';
  for (const city of cities) inCity(job, city, () => drawGround(job, city));
  for (const city of cities) {
    inCity(job, city, () => {
      drawHills(job, city);
      fillAll(job, city.shapes.park, job.colors.park, job.colors.parkEdge);
      drawRivers(job, city);
      fillAll(job, city.shapes.lake, job.colors.water, job.colors.shore);
      fillAll(job, city.shapes.island, job.colors.land, job.colors.shore);
      fillAll(
        job,
        city.shapes.park.filter(({ measure }) => measure === 1),
        job.colors.park,
      );
      drawShore(job, city);
      if (job.zoom >= FIRST_SQUARE_ZOOM) fillAll(job, city.shapes.square, job.colors.square);
      drawRoads(job, city);
    });
  }
}
