import type GeoJsonTiles from 'geojson-vt';
import type { CityMap } from '../area/city-map.ts';
import type { DetailCell, WaterShape } from '../area/detail.ts';
import { drawCities } from './draw-city.ts';
import type { MapColors } from './map-colors.ts';
import { tileCorner, toMercator } from '../area/mercator.ts';
import type { World } from '../area/world.ts';

export const TILE_PX = 256;
const EXTENT = 4096;
/** Nearer, a river or a border of the coarse world would lie streets away from where it is. */
export const LAST_LINE_ZOOM = 9;

/** Which tile to draw, and with what. The context is scaled to `TILE_PX` units a side. */
export interface TileJob {
  readonly context: CanvasRenderingContext2D;
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  /** Not needed close up, where cities or cells cover the tile. */
  readonly world: World | undefined;
  readonly cells: readonly DetailCell[];
  readonly cities: readonly CityMap[];
  readonly colors: MapColors;
}

function trace(job: TileJob, index: GeoJsonTiles): boolean {
  const tile = index.getTile(job.zoom, job.x, job.y);
  if (!tile) return false;
  const { context } = job;
  context.beginPath();
  for (const feature of tile.features) {
    if (feature.type === 1) continue;
    for (const line of feature.geometry) {
      line.forEach(([x, y], at) => {
        const [px, py] = [(x / EXTENT) * TILE_PX, (y / EXTENT) * TILE_PX];
        if (at === 0) context.moveTo(px, py);
        else context.lineTo(px, py);
      });
      if (feature.type === 3) context.closePath();
    }
  }
  return true;
}

function fill(job: TileJob, index: GeoJsonTiles, color: string): void {
  if (!trace(job, index)) return;
  job.context.fillStyle = color;
  job.context.fill('evenodd');
}

function stroke(job: TileJob, index: GeoJsonTiles, color: string, width: number): void {
  if (!trace(job, index)) return;
  job.context.strokeStyle = color;
  job.context.lineWidth = width;
  job.context.stroke();
}

function drawShape(job: TileJob, shape: WaterShape): void {
  const scale = TILE_PX * 2 ** job.zoom;
  const [left, top] = [job.x * TILE_PX, job.y * TILE_PX];
  const [minX, minY, maxX, maxY] = shape.box;
  const isOutside =
    maxX * scale < left ||
    minX * scale > left + TILE_PX ||
    maxY * scale < top ||
    minY * scale > top + TILE_PX;
  if (isOutside) return;
  const { context } = job;
  context.beginPath();
  for (const ring of shape.rings) {
    for (let at = 0; at + 1 < ring.length; at += 2) {
      const [px, py] = [(ring[at] ?? 0) * scale - left, (ring[at + 1] ?? 0) * scale - top];
      if (at === 0) context.moveTo(px, py);
      else context.lineTo(px, py);
    }
    context.closePath();
  }
  context.fill('evenodd');
}

/** A cell known in detail hides the coarse coast under it. */
function drawCell(job: TileJob, cell: DetailCell): void {
  const { context, colors } = job;
  const scale = TILE_PX * 2 ** job.zoom;
  const [west, north] = toMercator(cell.west, cell.south + cell.side);
  const [east, south] = toMercator(cell.west + cell.side, cell.south);
  const [x, y] = [west * scale - job.x * TILE_PX, north * scale - job.y * TILE_PX];
  const [width, height] = [(east - west) * scale, (south - north) * scale];
  if (x > TILE_PX || y > TILE_PX || x + width < 0 || y + height < 0) return;
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.fillStyle = colors.land;
  // Half a pixel over the edge, so that no seam shows between two cells.
  context.fillRect(x - 0.5, y - 0.5, width + 1, height + 1);
  context.fillStyle = colors.water;
  for (const shape of cell.water) drawShape(job, shape);
  context.restore();
}

const GRID_DEG = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005] as const;
const GRID_PX = 110;

/** The step of the grid in degrees: the finest whose lines stay a hand apart. */
export function gridStepDeg(zoom: number): number {
  const pxPerDegree = (TILE_PX * 2 ** zoom) / 360;
  return GRID_DEG.findLast((step) => step * pxPerDegree >= GRID_PX) ?? GRID_DEG[0];
}

function drawGrid({ context, colors, zoom, x, y }: TileJob): void {
  const step = gridStepDeg(zoom);
  const [west, north] = tileCorner(x, y, zoom);
  const [east, south] = tileCorner(x + 1, y + 1, zoom);
  const scale = TILE_PX * 2 ** zoom;
  context.beginPath();
  for (let line = Math.ceil(west / step); line * step < east; line += 1) {
    const px = Math.round(toMercator(line * step, 0)[0] * scale - x * TILE_PX) + 0.5;
    context.moveTo(px, 0);
    context.lineTo(px, TILE_PX);
  }
  for (let line = Math.ceil(south / step); line * step < north; line += 1) {
    const py = Math.round(toMercator(0, line * step)[1] * scale - y * TILE_PX) + 0.5;
    context.moveTo(0, py);
    context.lineTo(TILE_PX, py);
  }
  context.strokeStyle = colors.grid;
  context.lineWidth = 1;
  context.stroke();
}

function drawWorld(job: TileJob, world: World): void {
  const { colors, zoom } = job;
  fill(job, world.land, colors.land);
  stroke(job, world.coasts, colors.shore, 0.75);
  if (zoom >= 3) fill(job, world.lakes, colors.water);
}

function drawRivers(job: TileJob, world: World): void {
  const { colors, zoom } = job;
  if (zoom < 4 || zoom > LAST_LINE_ZOOM) return;
  stroke(job, world.rivers, colors.water, Math.min(2.5, zoom / 4));
}

function drawBorders(job: TileJob, world: World): void {
  const { context, colors, zoom } = job;
  if (zoom > LAST_LINE_ZOOM) return;
  context.setLineDash([4, 3]);
  stroke(job, world.borders, colors.border, zoom < 5 ? 0.75 : 1.1);
  context.setLineDash([]);
}

/** Paints one tile: sea, land, lakes, the detail where it is known, rivers, cities, borders, grid. */
export function drawTile(job: TileJob): void {
  const { context, world, colors } = job;
  context.lineJoin = 'round';
  context.fillStyle = colors.water;
  context.fillRect(0, 0, TILE_PX, TILE_PX);
  if (world) drawWorld(job, world);
  for (const cell of job.cells) drawCell(job, cell);
  // Over the cells, which know wide water alone: a river would break off at the edge of each.
  if (world) drawRivers(job, world);
  drawCities(job, job.cities);
  if (world) drawBorders(job, world);
  if (job.cities.length === 0) drawGrid(job);
}
