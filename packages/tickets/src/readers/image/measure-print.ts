import type { Gray } from './gray.ts';

const DARK = 150;
const STRIPS = 16;
const SMALLEST = 4;
const LARGEST = 150;
/** Dark pixels that make a row of a strip more than a speck. */
const LEAST_DARK = 2;

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
