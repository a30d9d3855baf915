import { GridLayer, type Coords, type DoneCallback, type Map as LeafletMap } from 'leaflet';
import { drawTile, TILE_PX } from './draw-tile.ts';
import { loadArea } from '../area/map-area.ts';
import { MAP_COLORS } from './map-colors.ts';
import { tileCorner } from '../area/mercator.ts';

/** Whose data it is drawn from. */
const ATTRIBUTION =
  'Natural Earth · GeoNames · <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

/** The drawn base map as Leaflet tiles: canvases that need no server. */
export class BaseMapLayer extends GridLayer {
  readonly #scheme: 'light' | 'dark';
  readonly #load: typeof loadArea;

  constructor(scheme: 'light' | 'dark', load = loadArea) {
    super({ tileSize: TILE_PX, maxZoom: 18, keepBuffer: 3, attribution: ATTRIBUTION });
    this.#scheme = scheme;
    this.#load = load;
  }

  override onAdd(map: LeafletMap): this {
    // Tiles that are still to come look like land, so that nothing flashes.
    map.getContainer().style.backgroundColor = MAP_COLORS[this.#scheme].land;
    return super.onAdd(map);
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    const ratio = window.devicePixelRatio || 1;
    canvas.setAttribute('role', 'presentation');
    canvas.width = TILE_PX * ratio;
    canvas.height = TILE_PX * ratio;
    void this.#fill(canvas, coords, ratio, done);
    return canvas;
  }

  /** Without its data a tile stays in the colour of land, and Leaflet reports that it failed. */
  async #fill(canvas: HTMLCanvasElement, coords: Coords, ratio: number, done: DoneCallback) {
    let failure: Error | undefined;
    try {
      await this.#paint(canvas, coords, ratio);
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
    }
    done(failure, canvas);
  }

  async #paint(canvas: HTMLCanvasElement, coords: Coords, ratio: number): Promise<void> {
    const { x, y, z: zoom } = coords;
    const [west, north] = tileCorner(x, y, zoom);
    const [east, south] = tileCorner(x + 1, y + 1, zoom);
    const area = await this.#load(zoom, [west, south, east, north]);
    const context = canvas.getContext('2d');
    if (!context) return;
    context.scale(ratio, ratio);
    drawTile({ context, zoom, x, y, ...area, colors: MAP_COLORS[this.#scheme] });
  }
}
