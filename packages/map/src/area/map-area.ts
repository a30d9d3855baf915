import { covers, loadCities, type CityBox, type CityMap } from './city-map.ts';
import { listBlocks, loadBlock, type DetailCell } from './detail.ts';
import { LAST_LINE_ZOOM } from '../base-map/draw-tile.ts';
import { loadWorld, type World } from './world.ts';

/** Below this zoom the coarse coast is as good as the exact one. */
const DETAIL_ZOOM = 8;

/** What there is to draw an area with, finest last. */
export interface MapArea {
  /** Left out where the rest covers the area. */
  readonly world: World | undefined;
  readonly cells: readonly DetailCell[];
  readonly cities: readonly CityMap[];
}

/** Side of the squares that cells are counted by: the smallest cell's. */
const STEP_DEG = 0.5;

function areFilled(cells: readonly DetailCell[], [west, south, east, north]: CityBox): boolean {
  const isKnown = (x: number, y: number) =>
    cells.some(
      (cell) =>
        x >= cell.west &&
        x < cell.west + cell.side &&
        y >= cell.south &&
        y < cell.south + cell.side,
    );
  for (let x = Math.floor(west / STEP_DEG) * STEP_DEG; x < east; x += STEP_DEG) {
    for (let y = Math.floor(south / STEP_DEG) * STEP_DEG; y < north; y += STEP_DEG) {
      if (!isKnown(x, y)) return false;
    }
  }
  return true;
}

let world: Promise<World> | undefined;

function loadWorldOnce(): Promise<World> {
  world ??= loadWorld().catch((error: unknown) => {
    world = undefined;
    throw error;
  });
  return world;
}

/** Loads what an area needs and no more: close up, inside a city's box its own file is enough. */
export async function loadArea(zoom: number, box: CityBox): Promise<MapArea> {
  if (zoom < DETAIL_ZOOM) return { world: await loadWorldOnce(), cells: [], cities: [] };
  const cities = await loadCities(box);
  const hasLines = zoom <= LAST_LINE_ZOOM;
  if (!hasLines && cities.some((city) => covers(city.box, box))) {
    return { world: undefined, cells: [], cities };
  }
  const cells = (await Promise.all(listBlocks(...box).map(loadBlock))).flat();
  const needsWorld = hasLines || !areFilled(cells, box);
  return { world: needsWorld ? await loadWorldOnce() : undefined, cells, cities };
}
