import { makeFileLoader } from './load-file.ts';
import { toMercator } from './mercator.ts';
import { unpackLine, unpackTown, type PackedLine, type PackedTown, type Town } from './packed.ts';

const BLOCK_DEG = 5;
/** Side of most cells. */
const CELL_DEG = 1;

/** One polygon of water: rings of Mercator numbers `[x, y, x, y, …]`, and the box around them. */
export interface WaterShape {
  readonly rings: readonly Float64Array[];
  readonly box: readonly [minX: number, minY: number, maxX: number, maxY: number];
}

/** The shores of a square of one degree or half a degree, known to about 200 metres, and the names in it. */
export interface DetailCell {
  readonly west: number;
  readonly south: number;
  /** In degrees. */
  readonly side: number;
  readonly water: readonly WaterShape[];
  readonly towns: readonly Town[];
}

interface PackedCell {
  readonly at: readonly [west: number, south: number];
  readonly side?: number;
  readonly water: readonly (readonly PackedLine[])[];
  readonly towns?: readonly PackedTown[];
}

function startOfBlock(degrees: number): number {
  return Math.floor(degrees / BLOCK_DEG) * BLOCK_DEG;
}

/** Names of the files that an area touches: `<west>_<south>` of their five degrees. */
export function listBlocks(west: number, south: number, east: number, north: number): string[] {
  const names: string[] = [];
  for (let x = startOfBlock(west); x <= east; x += BLOCK_DEG) {
    for (let y = startOfBlock(south); y <= north; y += BLOCK_DEG) names.push(`${x}_${y}`);
  }
  return names;
}

function toShape(rings: readonly PackedLine[]): WaterShape {
  let [minX, minY, maxX, maxY] = [1, 1, 0, 0];
  const projected = rings.map((packed) => {
    const points = unpackLine(packed).map(([x = 0, y = 0]) => toMercator(x, y));
    for (const [x, y] of points) {
      [minX, maxX] = [Math.min(minX, x), Math.max(maxX, x)];
      [minY, maxY] = [Math.min(minY, y), Math.max(maxY, y)];
    }
    return Float64Array.from(points.flat());
  });
  return { rings: projected, box: [minX, minY, maxX, maxY] };
}

function toCell({ at: [west, south], side = CELL_DEG, water, towns = [] }: PackedCell): DetailCell {
  return { west, south, side, water: water.map(toShape), towns: towns.map(unpackTown) };
}

const loadBlockFile = makeFileLoader((json) => (json as readonly PackedCell[]).map(toCell));

/** The cells of a block, read once; none where no covered city is near. */
export async function loadBlock(name: string): Promise<readonly DetailCell[]> {
  return (await loadBlockFile(`block-${name}.json`)) ?? [];
}
