import type { Gray } from './gray.ts';
import type { Part } from './turn-picture.ts';

const DARK = 150;
/** Dark pixels in a row or a column that are more than specks. */
const LEAST_DARK = 3;
/** White that is left around the print. */
const MARGIN = 24;

/** The part of an evenly lit picture in which something is printed; all of it where nothing is. */
export function findPrint({ width, height, data }: Gray): Part {
  const rows = new Uint32Array(height);
  const columns = new Uint32Array(width);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[y * width + x] ?? 255) >= DARK) continue;
      rows[y] = (rows[y] ?? 0) + 1;
      columns[x] = (columns[x] ?? 0) + 1;
    }
  }
  const [top, bottom] = findEnds(rows);
  const [left, right] = findEnds(columns);
  return { left, top, width: right - left, height: bottom - top };
}

function findEnds(counts: Uint32Array): readonly [start: number, end: number] {
  const first = counts.findIndex((count) => count >= LEAST_DARK);
  const last = counts.findLastIndex((count) => count >= LEAST_DARK);
  if (first < 0) return [0, counts.length];
  return [Math.max(0, first - MARGIN), Math.min(counts.length, last + 1 + MARGIN)];
}
