import { type Gray, invert, shrinkGray } from './gray.ts';

/** The paper is measured in a picture smaller by this factor, where specks and fine print are gone already. */
export const PAPER_FACTOR = 4;
/** The widest stroke of print that is no paper, as a share of the picture's width. */
const WIDEST_STROKE = 1 / 45;
const LEAST_STROKE = 28;

/**
 * The ground under the print: dark strokes are closed by the light around them, larger shapes stay as they are,
 * so that the table on which a paper lies is a ground of its own. Smaller by `PAPER_FACTOR`.
 */
export function findPaper(gray: Gray): Gray {
  const small = shrinkGray(gray, PAPER_FACTOR);
  const stroke = Math.max(LEAST_STROKE, gray.width * WIDEST_STROKE);
  const radius = Math.ceil(stroke / PAPER_FACTOR / 2);
  return invert(lighten(invert(lighten(small, radius)), radius));
}

/** Each pixel as the lightest of the square around it. */
function lighten({ width, height, data }: Gray, radius: number): Gray {
  const across = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) lightenLine(data, across, y * width, 1, width, radius);
  const both = new Uint8Array(data.length);
  for (let x = 0; x < width; x += 1) lightenLine(across, both, x, width, height, radius);
  return { width, height, data: both };
}

function lightenLine(
  from: Uint8Array,
  to: Uint8Array,
  start: number,
  step: number,
  length: number,
  radius: number,
): void {
  for (let along = 0; along < length; along += 1) {
    const last = Math.min(length - 1, along + radius);
    let lightest = 0;
    for (let near = Math.max(0, along - radius); near <= last; near += 1) {
      const level = from[start + near * step] ?? 0;
      if (level > lightest) lightest = level;
    }
    to[start + along * step] = lightest;
  }
}
