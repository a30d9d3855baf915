import { findAreas } from './find-areas.ts';
import { type Gray, shrinkGray } from './gray.ts';

/** Pixels along the longer side of the picture in which the paper is sought. */
const WORKING_SIDE = 300;
/** Levels by which paper is lighter than what it lies on. */
const LEAST_CONTRAST = 40;
/** Share of the picture that the paper takes at least. */
const LEAST_PAPER = 0.2;
/** A side of the picture is beside the paper where this share of it is. */
const BESIDE = 0.5;
const LEAST_SIDES = 3;
/** Cells that are taken off the paper all around, for its edge is no print. */
const EDGE = 2;

/**
 * The evenly lit picture without what surrounds the paper: the table that it lies on, and the paper's edge. Only
 * where it is surrounded, as in a photograph: a dark bar above a page is a part of the page. `seen` is the
 * picture before it was evened.
 */
export function clearSurroundings(even: Gray, seen: Gray): Gray {
  const factor = Math.ceil(Math.max(seen.width, seen.height) / WORKING_SIDE);
  const small = shrinkGray(seen, factor);
  const paper = findPaperCells(small);
  if (!paper) return even;
  const { width, height } = even;
  const data = Uint8Array.from(even.data);
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(small.height - 1, Math.floor(y / factor)) * small.width;
    for (let cell = 0; cell < small.width; cell += 1) {
      if (paper[row + cell] !== 0) continue;
      const right = cell === small.width - 1 ? width : (cell + 1) * factor;
      data.fill(255, y * width + cell * factor, y * width + right);
    }
  }
  return { width, height, data };
}

/** 1 for the cells of the paper, without its edge; undefined where no paper is surrounded. */
function findPaperCells(small: Gray): Uint8Array | undefined {
  const limit = findLimit(small);
  if (limit === undefined) return undefined;
  const largest = findLargest(small, limit);
  if (largest.length < LEAST_PAPER * small.data.length) return undefined;
  const inside = fill(largest, small, EDGE);
  return countSides(inside, small) >= LEAST_SIDES ? inside : undefined;
}

/** The level that parts light from dark best (Otsu, 1979); undefined where they are too much alike. */
function findLimit({ data }: Gray): number | undefined {
  const counts = new Uint32Array(256);
  for (const level of data) counts[level] = (counts[level] ?? 0) + 1;
  const total = data.reduce((sum, level) => sum + level, 0);
  let [best, limit, contrast] = [0, 0, 0];
  let [below, sumBelow] = [0, 0];
  for (let level = 0; level < 255; level += 1) {
    below += counts[level] ?? 0;
    sumBelow += (counts[level] ?? 0) * level;
    const above = data.length - below;
    if (below === 0 || above === 0) continue;
    const apart = (total - sumBelow) / above - sumBelow / below;
    const between = below * above * apart * apart;
    if (between > best) [best, limit, contrast] = [between, level, apart];
  }
  return contrast >= LEAST_CONTRAST ? limit : undefined;
}

/** The cells of the largest light area that hangs together. */
function findLargest({ width, data }: Gray, limit: number): number[] {
  const isLight = data.map((level) => (level > limit ? 1 : 0));
  const { areas, numbers } = findAreas(isLight, width);
  const [largest] = areas.toSorted((a, b) => b.pixels - a.pixels);
  const cells: number[] = [];
  for (const [cell, number] of numbers.entries()) if (number === largest?.number) cells.push(cell);
  return cells;
}

/** The area with what lies between its ends in each row and each column, as print does; less by an edge. */
function fill(area: readonly number[], { width, height }: Gray, edge: number): Uint8Array {
  const rows = findEnds(area, height, (cell) => [Math.floor(cell / width), cell % width]);
  const columns = findEnds(area, width, (cell) => [cell % width, Math.floor(cell / width)]);
  return Uint8Array.from({ length: width * height }, (_, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    return isBetween(rows[y], x, edge) && isBetween(columns[x], y, edge) ? 1 : 0;
  });
}

type Ends = readonly [first: number, last: number];

function findEnds(
  area: readonly number[],
  lines: number,
  locate: (cell: number) => readonly [line: number, place: number],
): Ends[] {
  const ends: Ends[] = Array.from({ length: lines }, () => [Infinity, -Infinity]);
  for (const cell of area) {
    const [line, place] = locate(cell);
    const [first, last] = ends[line] ?? [Infinity, -Infinity];
    ends[line] = [Math.min(first, place), Math.max(last, place)];
  }
  return ends;
}

function isBetween(ends: Ends | undefined, place: number, edge: number): boolean {
  return ends !== undefined && place >= ends[0] + edge && place <= ends[1] - edge;
}

/** How many sides of the picture are beside the paper for the most part. */
function countSides(inside: Uint8Array, { width, height }: Gray): number {
  const sides = [
    Array.from({ length: width }, (_, x) => x + width * EDGE),
    Array.from({ length: width }, (_, x) => x + width * (height - 1 - EDGE)),
    Array.from({ length: height }, (_, y) => y * width + EDGE),
    Array.from({ length: height }, (_, y) => y * width + width - 1 - EDGE),
  ];
  return sides.filter((cells) => {
    const beside = cells.filter((cell) => inside[cell] === 0);
    return beside.length >= BESIDE * cells.length;
  }).length;
}
