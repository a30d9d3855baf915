import { findPaper, PAPER_FACTOR } from './find-paper.ts';
import { type Gray, invert } from './gray.ts';
import { blur, measureNoise } from './noise.ts';

/** Most of a picture is no brighter than its paper; the very brightest is glare. */
const PAPER_SHARE = 0.85;
/** Beyond this share of dark pixels a picture is taken for light print on a dark ground. */
const DARK_GROUND = 0.65;
const DARKEST = 24;
/** Paper in shadow has at least this share of the light of the rest. */
const SHADOW = 0.6;
/** Difference of a pixel of paper from its neighbours, beyond which a picture is noisy. */
const NOISY = 4;
/** Print that is lighter than this stays gray: its fine strokes would go. */
const DARKEST_PRINT = 90;

/**
 * The picture as if lit evenly and brightly: each pixel by the paper around it, so that shadows and dim
 * light go away, and dark print on light ground, whichever way it was. Specks of dim light are smoothed.
 */
export function evenLight(gray: Gray): Gray {
  const upright = isOnDarkGround(gray) ? invert(gray) : gray;
  const paper = findPaper(upright);
  // What is much darker than the paper is none: a table, where faint specks must not become print.
  const least = Math.max(DARKEST, levelAt(count(paper.data), PAPER_SHARE) * SHADOW);
  const { width, height, data } = upright;
  const even = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const [above, down] = locate(y, paper.height);
    for (let x = 0; x < width; x += 1) {
      const [left, right] = locate(x, paper.width);
      const light = mix(paper, left, above, right, down);
      const at = y * width + x;
      const ink = Math.max(0, light - (data[at] ?? 0));
      even[at] = Math.max(0, 255 - (ink * 255) / Math.max(light, least));
    }
  }
  return clearPaper({ width, height, data: even });
}

/** The pixel of the paper before a pixel's middle, and how far it is on the way to the next one. */
function locate(pixel: number, cells: number): readonly [cell: number, share: number] {
  const place = Math.min(Math.max(pixel / PAPER_FACTOR - 0.5, 0), cells - 1);
  const cell = Math.floor(place);
  return [cell, place - cell];
}

function mix(paper: Gray, x: number, y: number, right: number, down: number): number {
  const next = x + 1 < paper.width ? 1 : 0;
  const below = y + 1 < paper.height ? paper.width : 0;
  const at = y * paper.width + x;
  const { data } = paper;
  const top = (data[at] ?? 0) * (1 - right) + (data[at + next] ?? 0) * right;
  const bottom = (data[at + below] ?? 0) * (1 - right) + (data[at + below + next] ?? 0) * right;
  return top * (1 - down) + bottom * down;
}

/** The level below which this share of the counted pixels lies. */
function levelAt(counts: Uint32Array, share: number): number {
  const wanted = counts.reduce((sum, count) => sum + count, 0) * share;
  let sum = 0;
  return counts.findIndex((count) => (sum += count) >= wanted);
}

function count(data: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at += 3) {
    const level = data[at] ?? 0;
    counts[level] = (counts[level] ?? 0) + 1;
  }
  return counts;
}

function isOnDarkGround({ data }: Gray): boolean {
  const counts = count(data);
  const middle = (levelAt(counts, 0.01) + levelAt(counts, 0.99)) / 2;
  return levelAt(counts, DARK_GROUND) < middle;
}

/** Print as dark as black and paper without specks: faded ink and low contrast are drawn apart. */
function clearPaper(gray: Gray): Gray {
  const noise = measureNoise(gray);
  const { width, height, data } = noise > NOISY ? blur(gray) : gray;
  const black = Math.min(levelAt(count(data), 0.01), DARKEST_PRINT);
  const white = 250 - Math.min(60, noise * 4);
  const levels = Uint8Array.from({ length: 256 }, (_, level) =>
    Math.min(255, Math.max(0, ((level - black) * 255) / (white - black))),
  );
  return { width, height, data: data.map((level) => levels[level] ?? 0) };
}
