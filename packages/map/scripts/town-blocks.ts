import { listCities, toCityRow, type CityRow, type SourceCity } from './base-map-cities.ts';

/** Side of a file of towns, in degrees. */
const BLOCK_DEG = 5;

/** The towns of five degrees by five: a line of `towns.jsonl`. */
export interface TownBlock {
  /** `<west>_<south>` in degrees. */
  readonly block: string;
  readonly towns: readonly CityRow[];
}

const startOf = (degrees: number, side: number) => Math.floor(degrees / side) * side;

/**
 * All places of the source outside the cells of one degree that `detail.jsonl` covers, which have names of their own.
 * Largest first.
 */
export function listTownBlocks(
  cities: readonly SourceCity[],
  covered: readonly (readonly [west: number, south: number])[],
): TownBlock[] {
  const known = new Set(covered.map(String));
  const rest = cities.filter(
    ({ loc: { coordinates } }) => !known.has(coordinates.map((deg) => startOf(deg, 1)).join()),
  );
  const blocks = Map.groupBy(rest, ({ loc: { coordinates } }) =>
    coordinates.map((deg) => startOf(deg, BLOCK_DEG)).join('_'),
  );
  return [...blocks]
    .map(([block, inside]) => ({
      block,
      towns: listCities(inside, [-180, -90, 181, 91]).map(toCityRow),
    }))
    .toSorted((a, b) => a.block.localeCompare(b.block));
}
