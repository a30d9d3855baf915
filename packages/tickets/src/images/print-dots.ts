import { type Gray, shrinkGray } from './gray.ts';
import { type Projection, project, type Size } from './projection.ts';

/** Places of dark pixels of print. */
export interface Dots {
  readonly xs: Float32Array;
  readonly ys: Float32Array;
}

const WORKING_SIDE = 1000;
const DARK = 160;
/** A word is shorter than this share of the picture. */
const LONGEST = 0.065;
const MOST_DOTS = 24_000;
/** Multiples of this, less their whole, are spread evenly. */
const GOLDEN = 0.618_033_988_75;

/**
 * The dark pixels of print in an evenly lit picture, in its own pixels; of many, some. Longer shapes, such as the edge of the
 * paper, say nothing of the lines on it.
 */
export function listPrintDots(gray: Gray): Dots {
  const factor = Math.ceil(Math.max(gray.width, gray.height) / WORKING_SIDE);
  const small = shrinkGray(gray, factor);
  const { width, height, data } = small;
  const across = measureRuns(small, width, height, 1, width);
  const down = measureRuns(small, height, width, width, 1);
  const limit = LONGEST * Math.max(width, height);
  const dark: number[] = [];
  for (let at = 0; at < data.length; at += 1) {
    const longest = Math.max(across[at] ?? 0, down[at] ?? 0);
    if (longest > 0 && longest <= limit) dark.push(at);
  }
  const step = dark.length / Math.min(dark.length, MOST_DOTS);
  const xs = new Float32Array(Math.min(dark.length, MOST_DOTS));
  const ys = new Float32Array(xs.length);
  for (let index = 0; index < xs.length; index += 1) {
    const at = dark[Math.floor(index * step)] ?? 0;
    xs[index] = ((at % width) + scatter(index * 2)) * factor;
    ys[index] = (Math.floor(at / width) + scatter(index * 2 + 1)) * factor;
  }
  return { xs, ys };
}

/** Where in its pixel a dot lies, 0 to 1: the grid of the pixels would pass for lines of print. */
function scatter(index: number): number {
  return (index * GOLDEN) % 1;
}

/** For each dark pixel, how many hang together with it along a row or, by the steps given, a column; 0 for a light one. */
function measureRuns(
  { data }: Gray,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
): Uint16Array {
  const runs = new Uint16Array(data.length);
  for (let line = 0; line < lines; line += 1) {
    let run = 0;
    for (let along = 0; along <= length; along += 1) {
      const at = line * lineStep + along * step;
      if (along < length && (data[at] ?? 255) < DARK) {
        run += 1;
        continue;
      }
      for (let back = 1; back <= run; back += 1) runs[at - back * step] = run;
      run = 0;
    }
  }
  return runs;
}

/** The dots where a projection puts them. */
export function projectDots({ xs, ys }: Dots, by: Projection): Dots {
  const moved = { xs: new Float32Array(xs.length), ys: new Float32Array(xs.length) };
  for (let at = 0; at < xs.length; at += 1) {
    const { x, y } = project(by, xs[at] ?? 0, ys[at] ?? 0);
    moved.xs[at] = x;
    moved.ys[at] = y;
  }
  return moved;
}

/** Those within a rectangle from the origin. */
export function keepDots({ xs, ys }: Dots, { width, height }: Size): Dots {
  const isInside = (_: number, at: number): boolean => {
    const [x, y] = [xs[at] ?? 0, ys[at] ?? 0];
    return x >= 0 && y >= 0 && x < width && y < height;
  };
  return { xs: xs.filter(isInside), ys: ys.filter(isInside) };
}
