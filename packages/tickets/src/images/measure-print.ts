import type { Gray } from './gray.ts';
import type { Size } from './projection.ts';

/** Line height in pixels that the engine reads best. */
const BEST_LINE_HEIGHT = 26;
const MOST_ENLARGED = 4;
const LEAST_SHRUNK = 0.4;
/** Pixels for the engine, at most. */
const READ_PIXELS = 7_000_000;
/** A scale that makes no difference to the engine. */
const SAME_SCALE = 0.2;
const DARK = 150;
const STRIPS = 16;
const SMALLEST = 4;
const LARGEST = 150;
/** Dark pixels that make a row of a strip more than a speck. */
const LEAST_DARK = 2;

/** How much larger print of this line height is to be for the engine, on a sheet of this size; 1 where it is not known. */
export function chooseScale(lineHeight: number | undefined, { width, height }: Size): number {
  const wanted = lineHeight === undefined ? 1 : BEST_LINE_HEIGHT / lineHeight;
  const bounded = Math.min(MOST_ENLARGED, Math.max(LEAST_SHRUNK, wanted));
  const scale = Math.min(bounded, Math.sqrt(READ_PIXELS / (width * height)));
  return Math.abs(scale - 1) < SAME_SCALE ? 1 : scale;
}

/** Height of a line of print in pixels, tallest to lowest letter; undefined where there is none. Straight and evenly lit. */
export function measureLineHeight({ width, height, data }: Gray): number | undefined {
  const strip = Math.ceil(width / STRIPS);
  const heights: number[] = [];
  for (let left = 0; left < width; left += strip) {
    const right = Math.min(width, left + strip);
    let run = 0;
    for (let y = 0; y <= height; y += 1) {
      const isPrinted = y < height && countDark(data, y * width + left, y * width + right);
      if (isPrinted) run += 1;
      else if (run > 0) {
        if (run >= SMALLEST && run <= LARGEST) heights.push(run);
        run = 0;
      }
    }
  }
  if (heights.length < 4) return undefined;
  return heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)];
}

function countDark(data: Uint8Array, from: number, to: number): boolean {
  let dark = 0;
  for (let at = from; at < to && dark < LEAST_DARK; at += 1) {
    if ((data[at] ?? 255) < DARK) dark += 1;
  }
  return dark >= LEAST_DARK;
}
