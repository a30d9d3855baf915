import { listAreaNames } from '../labels/area-names.ts';
import { chooseLabels } from '../labels/choose-labels.ts';
import { listLineNames } from '../labels/city-labels.ts';
import { drawTile, TILE_PX } from '../base-map/draw-tile.ts';
import { drawLabels } from '../labels/label-canvas.ts';
import { loadArea } from '../area/map-area.ts';
import { MAP_COLORS } from '../base-map/map-colors.ts';
import { tileCorner, toMercator } from '../area/mercator.ts';
import type { Town } from '../area/packed.ts';
import { loadTowns } from '../area/towns.ts';

/** A point of the map, and pixels beside it: `[right, down]`. */
export interface Look {
  readonly center: readonly [longitude: number, latitude: number];
  readonly zoom: number;
  readonly points: readonly (readonly [right: number, down: number])[];
}

/** Pixels on each side of a point that are looked at: a line through it is not an area of water. */
const AROUND_PX = 3;

async function drawArea(left: number, top: number, size: number, zoom: number) {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas.');
  const count = 2 ** zoom;
  for (let x = Math.floor(left / TILE_PX); x * TILE_PX < left + size; x += 1) {
    for (let y = Math.max(0, Math.floor(top / TILE_PX)); y * TILE_PX < top + size; y += 1) {
      if (y >= count) continue;
      // As Leaflet asks beyond 180 degrees.
      const wrapped = (x + count) % count;
      const [west, north] = tileCorner(wrapped, y, zoom);
      const [east, south] = tileCorner(wrapped + 1, y + 1, zoom);
      const area = await loadArea(zoom, [west, south, east, north]);
      context.save();
      context.translate(x * TILE_PX - left, y * TILE_PX - top);
      context.beginPath();
      context.rect(0, 0, TILE_PX, TILE_PX);
      context.clip();
      drawTile({ context, zoom, x: wrapped, y, ...area, colors: MAP_COLORS.light });
      context.restore();
    }
  }
  return context;
}

function isWaterColor(red: number, green: number, blue: number): boolean {
  const [waterRed = 0, waterGreen = 0, waterBlue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(MAP_COLORS.light.water.slice(at, at + 2), 16),
  );
  return Math.abs(red - waterRed) + Math.abs(green - waterGreen) + Math.abs(blue - waterBlue) < 24;
}

/** `W` where most of a few pixels around are water, else `L`. */
function letterAt(context: CanvasRenderingContext2D, x: number, y: number): 'W' | 'L' {
  const side = 2 * AROUND_PX + 1;
  const { data } = context.getImageData(x - AROUND_PX, y - AROUND_PX, side, side);
  let wet = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (isWaterColor(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) wet += 1;
  }
  return wet > (side * side) / 2 ? 'W' : 'L';
}

/** Draws the map around a point as a trip shows it, and tells land from water: a letter a point. */
async function look({ center, zoom, points }: Look): Promise<string> {
  const world = TILE_PX * 2 ** zoom;
  const [x, y] = toMercator(center[0], center[1]).map((part) => Math.round(part * world));
  const reach = Math.max(...points.flat().map(Math.abs)) + AROUND_PX + 1;
  const [left, top] = [(x ?? 0) - reach, (y ?? 0) - reach];
  const context = await drawArea(left, top, 2 * reach, zoom);
  return points.map(([right, down]) => letterAt(context, reach + right, reach + down)).join('');
}

/** One look after the other, so that the page has one map at a time. */
async function lookAll(looks: readonly Look[]): Promise<string[]> {
  const seen: string[] = [];
  for (const each of looks) seen.push(await look(each));
  return seen;
}

/** A destination by its name. */
export interface NamedLook {
  readonly name: string;
  readonly center: Town['position'];
  readonly zoom: number;
}

const VIEW = { width: 640, height: 480 };
const CANVAS = Object.assign(document.createElement('canvas'), VIEW);

/** Writes the names around a destination, and tells whether its own is among them and can be seen. */
async function isNamed({ name, center, zoom }: NamedLook): Promise<boolean> {
  const worldPx = TILE_PX * 2 ** zoom;
  const [middleX, middleY] = toMercator(center[0], center[1]);
  const toPixel = ([longitude, latitude]: Town['position']): [x: number, y: number] => {
    const [x, y] = toMercator(longitude, latitude);
    return [(x - middleX) * worldPx + VIEW.width / 2, (y - middleY) * worldPx + VIEW.height / 2];
  };
  const across = (VIEW.width / 2 / worldPx) * 360;
  const up = across * Math.cos((center[1] * Math.PI) / 180);
  const box = [center[0] - across, center[1] - up, center[0] + across, center[1] + up] as const;
  const { world, cells, cities } = await loadArea(zoom, box);
  const towns = [
    ...cells.flatMap((cell) => cell.towns),
    ...(await loadTowns(zoom, box)),
    ...(world?.cities ?? []),
  ];
  const city = { name, position: center, rank: 0, fromZoom: 0 };
  const names = listAreaNames({ zoom, language: 'en', city, own: [], cities, towns });
  const view = { ...VIEW, toPixel, markers: [], covered: [] };
  const labels = chooseLabels(names, zoom, view);
  const own = labels.find((label) => label.name === name);
  const context = CANVAS.getContext('2d', { willReadFrequently: true });
  if (!own || !context) return false;
  context.clearRect(0, 0, VIEW.width, VIEW.height);
  const lines = cities.flatMap((drawn) => listLineNames(drawn, 'en', zoom));
  drawLabels(context, labels, lines, { ...view, colors: MAP_COLORS.light });
  const { data } = context.getImageData(own.x - 10, own.y - 6, 20, 12);
  return data.some((part) => part > 0);
}

/** The destinations that the map does not name. */
async function listUnnamed(looks: readonly NamedLook[]): Promise<string[]> {
  const unnamed: string[] = [];
  for (const each of looks)
    if (!(await isNamed(each))) unnamed.push(`${each.name} at ${each.zoom}`);
  return unnamed;
}

Object.assign(window, { lookAll, listUnnamed });
