import { type Gray, invert, shrinkGray } from './gray.ts';

/** The paper is measured in a picture smaller by this factor, where specks and fine print are gone already. */
export const PAPER_FACTOR = 4;
/** The widest stroke of print that is not paper, as a share of the picture's width. */
const WIDEST_STROKE = 1 / 45;
const LEAST_STROKE = 28;

/**
 * The ground under the print: dark strokes are closed by the light around them, larger shapes stay as they are,
 * so that the table on which a paper lies is a ground of its own. Smaller by `PAPER_FACTOR`.
 */
export function findPaper(gray: Gray): Gray {
  const stroke = Math.max(LEAST_STROKE, gray.width * WIDEST_STROKE);
  return closeStrokes(shrinkGray(gray, PAPER_FACTOR), Math.ceil(stroke / PAPER_FACTOR / 2));
}

/** Without the dark strokes that are at most twice as wide as the radius. */
export function closeStrokes(gray: Gray, radius: number): Gray {
  return invert(lighten(invert(lighten(gray, radius)), radius));
}

/** Each pixel as the lightest of the square around it. */
function lighten(gray: Gray, radius: number): Gray {
  return lightenDown(lightenAcross(gray, radius), radius);
}

function lightenAcross({ width, height, data }: Gray, radius: number): Gray {
  const wide = width + 2 * radius;
  const padded = new Uint8Array(wide * height);
  for (let y = 0; y < height; y += 1) {
    padded.set(data.subarray(y * width, (y + 1) * width), y * wide + radius);
  }
  lightenAhead(padded, 1, 2 * radius + 1);
  const across = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    across.set(padded.subarray(y * wide, y * wide + width), y * width);
  }
  return { width, height, data: across };
}

function lightenDown({ width, height, data }: Gray, radius: number): Gray {
  const padded = new Uint8Array(width * (height + 2 * radius));
  padded.set(data, width * radius);
  lightenAhead(padded, width, 2 * radius + 1);
  return { width, height, data: padded.subarray(0, data.length) };
}

/** Each level as the highest of so many from itself on, in a few rounds: of two, of four, and so on. */
function lightenAhead(levels: Uint8Array, step: number, wanted: number): void {
  for (let covered = 1; covered < wanted;) {
    const ahead = Math.min(covered, wanted - covered);
    for (let at = 0, next = ahead * step; next < levels.length; at += 1, next += 1) {
      const level = levels[next] ?? 0;
      if (level > (levels[at] ?? 0)) levels[at] = level;
    }
    covered += ahead;
  }
}
