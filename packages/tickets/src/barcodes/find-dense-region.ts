import { type Gray, shrinkGray } from '../images/gray.ts';

export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface DenseRegion extends Region {
  /** Large enough for a barcode that is legible when it lies aslant. */
  readonly isLarge: boolean;
}

const WORKING_SIDE = 900;
const CELL = 12;
const DARK = 150;
/** A barcode is half black everywhere; print has gaps between its lines, and a bar of colour has none. */
const LEAST_DARK = 0.28;
const MOST_DARK = 0.8;
/** Cells of a barcode that is large enough to be read, and of one that is also when it has to be turned. */
const LEAST_CELLS = 4;
const LARGE_CELLS = 12;
/** Rows and columns of cells of the latter: a bold heading has fewer. */
const LARGE_SIDE = 4;
/** Cells around a barcode that are taken with it. */
const AIR = 2;

/** The largest part of a picture that is as full of black and white as a barcode, with some air around it. */
export function findDenseRegion(gray: Gray): DenseRegion | undefined {
  const factor = Math.max(1, Math.ceil(Math.max(gray.width, gray.height) / WORKING_SIDE));
  const small = shrinkGray(gray, factor);
  const columns = Math.floor(small.width / CELL);
  const rows = Math.floor(small.height / CELL);
  const dense = Array.from({ length: columns * rows }, (_, at) =>
    isDense(small, (at % columns) * CELL, Math.floor(at / columns) * CELL),
  );
  const largest = listAreas(dense, columns).reduce<number[]>(
    (best, area) => (area.length > best.length ? area : best),
    [],
  );
  if (largest.length < LEAST_CELLS) return undefined;
  const region = toRegion(largest, columns, CELL * factor, gray);
  const shorter = Math.min(region.width, region.height) / (CELL * factor) - 2 * AIR;
  return { ...region, isLarge: largest.length >= LARGE_CELLS && shorter >= LARGE_SIDE };
}

function isDense({ width, data }: Gray, left: number, top: number): boolean {
  let dark = 0;
  for (let y = top; y < top + CELL; y += 1) {
    for (let x = left; x < left + CELL; x += 1) if ((data[y * width + x] ?? 255) < DARK) dark += 1;
  }
  const share = dark / CELL ** 2;
  return share >= LEAST_DARK && share <= MOST_DARK;
}

/** Cells that hang together, by their edges. */
function listAreas(dense: boolean[], columns: number): number[][] {
  const areas: number[][] = [];
  for (const start of dense.keys()) {
    if (!dense[start]) continue;
    const area = [start];
    dense[start] = false;
    for (const at of area) {
      for (const next of listNeighbours(at, columns)) {
        if (!dense[next]) continue;
        dense[next] = false;
        area.push(next);
      }
    }
    areas.push(area);
  }
  return areas;
}

function listNeighbours(at: number, columns: number): number[] {
  const column = at % columns;
  return [
    at - columns,
    at + columns,
    ...(column > 0 ? [at - 1] : []),
    ...(column < columns - 1 ? [at + 1] : []),
  ];
}

function toRegion(area: readonly number[], columns: number, side: number, gray: Gray): Region {
  const xs = area.map((at) => at % columns);
  const ys = area.map((at) => Math.floor(at / columns));
  const [least, most] = [Math.min, Math.max];
  const left = most(0, (least(...xs) - AIR) * side);
  const top = most(0, (least(...ys) - AIR) * side);
  return {
    left,
    top,
    width: least(gray.width, (most(...xs) + 1 + AIR) * side) - left,
    height: least(gray.height, (most(...ys) + 1 + AIR) * side) - top,
  };
}
