import { findPaper, PAPER_FACTOR } from './find-paper.ts';
import { type Gray, invert } from './gray.ts';
import { blur, measureNoise } from './noise.ts';
import { turnLightPrint } from './turn-light-print.ts';

/** Most of a picture is no brighter than its paper; the very brightest is glare. */
const PAPER_SHARE = 0.85;
/** Beyond this share of dark pixels a picture is taken for light print on a dark ground. */
const DARK_GROUND = 0.65;
const DARKEST = 24;
/** Share of the light of paper below which a ground has a colour of its own. */
const COLOURED = 0.8;
/** Paper in shadow has at least this share of the light of the rest; a sheet whose rim is seen may have less. */
const SHADOW = 0.6;
const DEEP_SHADOW = 0.3;
/** Difference of a pixel of paper from its neighbours, beyond which a picture is noisy. */
const NOISY = 4;
/** Print that is lighter than this stays gray: its fine strokes would go. */
const DARKEST_PRINT = 90;

/**
 * The picture as if lit evenly and brightly: each pixel by the paper around it, so that shadows and dim
 * light go away, and dark print on light ground, whichever way it was. Specks of dim light are smoothed.
 */
export function evenLight(gray: Gray, hasRim = false): Gray {
  const lit = isOnDarkGround(gray) ? invert(gray) : gray;
  // The table beside a sheet is not a ground of print.
  const upright = hasRim ? lit : turnGrounds(lit);
  const paper = findPaper(upright);
  // What is much darker than the paper is none: a table, where faint specks must not become print.
  const shadow = hasRim ? DEEP_SHADOW : SHADOW;
  const least = Math.max(DARKEST, levelAt(count(paper.data), PAPER_SHARE) * shadow);
  return clearPaper(divideByLight(upright, paper, least));
}

/** With light print on dark bars and buttons turned too. */
function turnGrounds(gray: Gray): Gray {
  return turnLightPrint(gray, levelAt(count(gray.data), PAPER_SHARE) * COLOURED);
}

/** Each pixel as a share of the light on the paper around it, which is `least` at least. */
function divideByLight({ width, height, data }: Gray, paper: Gray, least: number): Gray {
  const even = new Uint8Array(data.length);
  const light = new Float32Array(paper.width + 2);
  for (let y = 0; y < height; y += 1) {
    mixRows(light, paper, y);
    const end = (y + 1) * width;
    let at = y * width;
    for (let cell = 0; at < end; cell = Math.min(cell + 1, paper.width)) {
      let own = light[cell] ?? 0;
      const change = ((light[cell + 1] ?? 0) - own) / PAPER_FACTOR;
      const last = Math.min(end, at + (cell === 0 ? PAPER_FACTOR / 2 : PAPER_FACTOR));
      for (; at < last; at += 1, own += change) {
        const level = data[at] ?? 0;
        even[at] = level >= own ? 255 : 255 - ((own - level) * 255) / (own > least ? own : least);
      }
    }
  }
  return { width, height, data: even };
}

/** The row of the paper before the middle of a pixel, and how far it is on the way to the next one. */
function locate(pixel: number, cells: number): readonly [cell: number, share: number] {
  const place = Math.min(Math.max(pixel / PAPER_FACTOR - 0.5, 0), cells - 1);
  const cell = Math.floor(place);
  return [cell, place - cell];
}

/** The light along a row of pixels, from the rows of the paper around it. The first and the last one are there twice. */
function mixRows(light: Float32Array, { width, height, data }: Gray, y: number): void {
  const [above, share] = locate(y, height);
  const start = above * width;
  const below = above + 1 < height ? start + width : start;
  for (let x = 0; x < width; x += 1) {
    const upper = data[start + x] ?? 0;
    light[x + 1] = upper + ((data[below + x] ?? 0) - upper) * share;
  }
  light[0] = light[1] ?? 0;
  light[width + 1] = light[width] ?? 0;
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
  const clear = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 1) clear[at] = levels[data[at] ?? 0] ?? 0;
  return { width, height, data: clear };
}
