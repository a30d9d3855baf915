import { covers, type CityBox } from './city-map.ts';
import { listBlocks } from './detail.ts';
import { makeFileLoader } from './load-file.ts';
import { unpackTown, type PackedTown, type Town } from './packed.ts';

/** Farther out the cities of the world are enough: none of these would be named. */
const FIRST_TOWN_ZOOM = 9;
/** In degrees of latitude, about 5 km: how far from the middle of a city its source may place it. */
const SAME_DEG = 0.045;

const loadTownFile = makeFileLoader((json) => (json as readonly PackedTown[]).map(unpackTown));

/** The towns of an area that no cell of detail covers. */
export async function loadTowns(zoom: number, box: CityBox): Promise<Town[]> {
  if (zoom < FIRST_TOWN_ZOOM) return [];
  const [west, south, east, north] = box;
  const blocks = await Promise.all(
    listBlocks(west, south, east, north).map((block) => loadTownFile(`towns-${block}.json`)),
  );
  return blocks
    .flatMap((towns) => towns ?? [])
    .filter(({ position: [x, y] }) => covers(box, [x, y, x, y]));
}

/**
 * The towns without the one that is the destination itself, which is written in the reader's language and may have
 * another name at its source (Köln): the one of its name, else the largest in its middle.
 */
export function withoutNamesake(towns: readonly Town[], city: Town | undefined): readonly Town[] {
  if (!city) return towns;
  const stretch = Math.cos((city.position[1] * Math.PI) / 180);
  const near = towns
    .filter(({ position: [x, y] }) => {
      const [dx, dy] = [(x - city.position[0]) * stretch, y - city.position[1]];
      return Math.hypot(dx, dy) < SAME_DEG;
    })
    .toSorted((a, b) => a.rank - b.rank);
  const namesake = near.find(({ name }) => name === city.name) ?? near[0];
  return towns.filter((town) => town !== namesake && town.name !== namesake?.name);
}
