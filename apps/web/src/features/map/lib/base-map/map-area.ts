import { covers, loadCities, type CityBox, type CityMap } from './city-map.ts';
import { CELL_DEG, listBlocks, loadBlock, type DetailCell } from './detail.ts';
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

function areFilled(cells: readonly DetailCell[], [west, south, east, north]: CityBox): boolean {
  const known = new Set(cells.map((cell) => `${cell.west}_${cell.south}`));
  for (let x = Math.floor(west / CELL_DEG) * CELL_DEG; x < east; x += CELL_DEG) {
    for (let y = Math.floor(south / CELL_DEG) * CELL_DEG; y < north; y += CELL_DEG) {
      if (!known.has(`${x}_${y}`)) return false;
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

/** Loads what an area needs and no more: inside a city's box its own file is enough. */
export async function loadArea(zoom: number, box: CityBox): Promise<MapArea> {
  if (zoom < DETAIL_ZOOM) return { world: await loadWorldOnce(), cells: [], cities: [] };
  const cities = await loadCities(box);
  if (cities.some((city) => covers(city.box, box))) return { world: undefined, cells: [], cities };
  const cells = (await Promise.all(listBlocks(...box).map(loadBlock))).flat();
  return { world: areFilled(cells, box) ? undefined : await loadWorldOnce(), cells, cities };
}
