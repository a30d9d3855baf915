import { type Area, findAreas } from '../images/find-areas.ts';
import type { Gray } from '../images/gray.ts';
import type { PrintedWord } from './printed-word.ts';

/** Pixels of which one is looked at: the strokes of large print are wider. */
const STEP = 4;
const DARK = 128;
/** Heights of letters, as multiples of the usual height of a word; what is higher is a picture. */
const LEAST_HEIGHT = 1.2;
const MOST_HEIGHT = 5;
/** A letter, or a few that touch, as multiples of its height; and how much of its box is ink. */
const MOST_WIDTH = 5;
const LEAST_INK = 0.15;
/** The usual width of a letter, and letters that make a word, an airport's code among them. */
const LETTER = 0.8;
const LEAST_LETTERS = 3;
/** Letters of one line begin and end as high, within this share of their height. */
const SLACK = 0.35;
/** Gap between words of a line, as multiples of its height. */
const MOST_GAP = 2;

/** A line of print, in pixels of the picture. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Lines of large letters, dark on light, of which none is among the words that were read. */
export function findLargePrint(gray: Gray, words: readonly PrintedWord[]): Box[] {
  const heights = words.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b);
  const usual = (heights[Math.floor(heights.length / 2)] ?? Infinity) / STEP;
  const width = Math.ceil(gray.width / STEP);
  const { areas } = findAreas(markInk(gray, words, width), width);
  const letters = areas.filter((area) => isLetter(area, usual)).sort((a, b) => a.left - b.left);
  const rows: Area[][] = [];
  for (const letter of letters) {
    const row = rows.find((one) => goesOn(one.at(-1), letter));
    if (row) row.push(letter);
    else rows.push([letter]);
  }
  return rows.filter((row) => countLetters(row) >= LEAST_LETTERS).map(toBox);
}

/** A 1 for each dark pixel of those that are looked at, outside the words. */
function markInk(gray: Gray, words: readonly PrintedWord[], width: number): Uint8Array {
  const marks = new Uint8Array(width * Math.ceil(gray.height / STEP));
  let at = 0;
  for (let y = 0; y < gray.height; y += STEP) {
    const end = (y + 1) * gray.width;
    for (let from = y * gray.width; from < end; from += STEP) {
      if ((gray.data[from] ?? DARK) < DARK) marks[at] = 1;
      at += 1;
    }
  }
  for (const { left, top, right, bottom } of words) {
    const [first, last] = [Math.floor(top / STEP), Math.ceil(bottom / STEP)];
    for (let row = Math.max(0, first); row <= last; row += 1) {
      marks.fill(0, row * width + Math.floor(left / STEP), row * width + Math.ceil(right / STEP));
    }
  }
  return marks;
}

function isLetter(area: Area, usual: number): boolean {
  const [across, down] = [area.right - area.left, area.bottom - area.top];
  if (down < LEAST_HEIGHT * usual || down > MOST_HEIGHT * usual) return false;
  return across <= MOST_WIDTH * down && area.pixels >= LEAST_INK * across * down;
}

function goesOn(last: Area | undefined, next: Area): boolean {
  if (!last) return false;
  const height = last.bottom - last.top;
  const isLevel =
    Math.abs(last.top - next.top) <= SLACK * height &&
    Math.abs(last.bottom - next.bottom) <= SLACK * height;
  return isLevel && next.left - last.right <= MOST_GAP * height;
}

function countLetters(row: readonly Area[]): number {
  return row.reduce((sum, { left, top, right, bottom }) => {
    const width = (right - left) / (LETTER * (bottom - top));
    return sum + Math.max(1, Math.round(width));
  }, 0);
}

function toBox(row: readonly Area[]): Box {
  return {
    left: Math.min(...row.map(({ left }) => left)) * STEP,
    top: Math.min(...row.map(({ top }) => top)) * STEP,
    right: Math.max(...row.map(({ right }) => right)) * STEP,
    bottom: Math.max(...row.map(({ bottom }) => bottom)) * STEP,
  };
}
