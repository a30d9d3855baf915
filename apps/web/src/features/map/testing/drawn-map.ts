import { drawTile, TILE_PX } from '../lib/base-map/draw-tile.ts';
import { loadArea } from '../lib/base-map/map-area.ts';
import { MAP_COLORS } from '../lib/base-map/map-colors.ts';
import { tileCorner, toMercator } from '../lib/base-map/mercator.ts';

/** A point of the map, and pixels beside it: `[right, down]`. */
export interface Look {
  readonly center: readonly [longitude: number, latitude: number];
  readonly zoom: number;
  readonly points: readonly (readonly [right: number, down: number])[];
}

/** Pixels on each side of a point that are looked at: a line through it is no area of water. */
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

Object.assign(window, { lookAll });
