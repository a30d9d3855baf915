import { GridLayer, type Coords, type DoneCallback } from 'leaflet';
import { listBlocks, loadBlock, type DetailCell } from './detail.ts';
import { drawTile, TILE_PX } from './draw-tile.ts';
import { MAP_COLORS } from './map-colors.ts';
import { tileCorner } from './mercator.ts';
import type { World } from './world.ts';

/** Below this zoom the coarse coast is as good as the exact one. */
export const DETAIL_ZOOM = 8;

/** The cells that may touch an area; empty below {@link DETAIL_ZOOM}. */
export async function loadDetail(
  zoom: number,
  west: number,
  south: number,
  east: number,
  north: number,
): Promise<DetailCell[]> {
  if (zoom < DETAIL_ZOOM) return [];
  return (await Promise.all(listBlocks(west, south, east, north).map(loadBlock))).flat();
}

/** The drawn base map as Leaflet tiles: canvases that need no server. */
export class BaseMapLayer extends GridLayer {
  readonly #world: World;
  readonly #scheme: 'light' | 'dark';

  constructor(world: World, scheme: 'light' | 'dark') {
    super({ tileSize: TILE_PX, maxZoom: 18, keepBuffer: 3 });
    this.#world = world;
    this.#scheme = scheme;
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    const ratio = window.devicePixelRatio || 1;
    canvas.width = TILE_PX * ratio;
    canvas.height = TILE_PX * ratio;
    void this.#paint(canvas, coords, ratio).finally(() => done(undefined, canvas));
    return canvas;
  }

  async #paint(canvas: HTMLCanvasElement, coords: Coords, ratio: number): Promise<void> {
    const { x, y, z: zoom } = coords;
    const [west, north] = tileCorner(x, y, zoom);
    const [east, south] = tileCorner(x + 1, y + 1, zoom);
    const cells = await loadDetail(zoom, west, south, east, north);
    const context = canvas.getContext('2d');
    if (!context) return;
    context.scale(ratio, ratio);
    drawTile({ context, zoom, x, y, world: this.#world, cells, colors: MAP_COLORS[this.#scheme] });
  }
}
