import { type Area, type Areas, findAreas } from './find-areas.ts';
import { type Gray, shrinkGray } from './gray.ts';
import { measureHull } from './measure-hull.ts';
import { cropGray } from './turn-gray.ts';
import type { Part } from './turn-picture.ts';

/** Grounds are sought in a picture smaller by this factor, in which letters are still apart. */
const FACTOR = 2;
/** Pixels of the smaller picture: a line of print, and a short word on it. */
const LEAST_HEIGHT = 10;
const LEAST_WIDTH = 24;
/** The share that a ground takes, with what is on it, of the shape around it: corners may be round. */
const LEAST_WHOLE = 0.85;
/** The share of a ground that no letters cover; letters cover more of each other's box. */
const LEAST_FREE = 0.55;
const LEAST_LETTERS = 3;
/** Levels by which print differs from its ground, at least. */
const LEAST_CONTRAST = 40;
/** Dark print for each pixel of light print, from which on it is paper in a shadow. */
const MOST_DARK_PRINT = 0.5;
/** A mostly light shape of this size on a ground is a card with print of its own. */
const CARD_SIDE = 12;
const CARD_LIGHT = 0.7;

/**
 * The picture with what is printed light on dark bars, buttons and cards as dark print on light: the engine takes a
 * dark area for a picture. Light cards on a dark ground stay as they are. `paper` is the least level of paper.
 */
export function turnLightPrint(gray: Gray, paper: number): Gray {
  const small = shrinkGray(gray, FACTOR);
  const isDark = small.data.map((level) => (level < paper ? 1 : 0));
  const dark = findAreas(isDark, small.width, LEAST_WIDTH);
  const grounds = dark.areas.flatMap((area) => findGround(area, dark, small, paper) ?? []);
  if (grounds.length === 0) return gray;
  const turned = { ...gray, data: Uint8Array.from(gray.data) };
  for (const ground of grounds) turnGround(turned, ground);
  return turned;
}

/** A dark area on which something is printed. */
interface Ground {
  /** The box around it, with a rim, in the smaller picture. */
  readonly part: Part;
  /** The level of the area itself, and of the lightest print on it. */
  readonly dark: number;
  readonly light: number;
  /** 1 for the pixels of the box that are of the area or of print on it, by rows. */
  readonly marks: Uint8Array;
}

function findGround(area: Area, areas: Areas, small: Gray, paper: number): Ground | undefined {
  const [width, height] = [area.right - area.left, area.bottom - area.top];
  if (width < LEAST_WIDTH || height < LEAST_HEIGHT) return undefined;
  const part = withRim(area, small);
  const box = cropGray(small, part);
  const marks = cropMarks(areas, area.number, part, small.width);
  const levels = box.data.filter((_, at) => marks[at] === 1);
  const dark = levels.toSorted()[levels.length >> 1] ?? 0;
  const darkPrint = levels.filter((level) => level < dark - LEAST_CONTRAST).length;
  const least = dark + LEAST_CONTRAST;
  for (const limit of [Math.max(paper, least), least]) {
    const print = markPrint(marks, box, limit);
    if (print && darkPrint < MOST_DARK_PRINT * print.pixels) return { part, dark, ...print };
  }
  return undefined;
}

/** The marks of a ground with those of its print, which is as light as the limit at least; undefined where it is not a ground of print. */
function markPrint(
  area: Uint8Array,
  box: Gray,
  limit: number,
): (Pick<Ground, 'light' | 'marks'> & { readonly pixels: number }) | undefined {
  const marks = area.map((mark, at) => (mark === 1 && (box.data[at] ?? 0) < limit ? 1 : 0));
  const { letters, cards, numbers } = findHoles(marks, box, limit);
  const free = marks.reduce((sum, mark) => sum + mark, 0);
  const printed = countPixels(letters);
  if (letters.length < LEAST_LETTERS || free < LEAST_FREE * (free + printed)) return undefined;
  const whole = free + printed + countPixels(cards);
  if (whole < LEAST_WHOLE * measureHull(marks, box.width)) return undefined;

  const isLetter = new Set(letters.map(({ number }) => number));
  let light = 0;
  for (const [at, level] of box.data.entries()) {
    if (!isLetter.has(numbers[at] ?? 0)) continue;
    marks[at] = 1;
    light = Math.max(light, level);
  }
  return { light, marks, pixels: printed };
}

function countPixels(areas: readonly Area[]): number {
  return areas.reduce((sum, { pixels }) => sum + pixels, 0);
}

function withRim(area: Area, { width, height }: Gray): Part {
  const [left, top] = [Math.max(0, area.left - 1), Math.max(0, area.top - 1)];
  const [right, bottom] = [Math.min(width, area.right + 1), Math.min(height, area.bottom + 1)];
  return { left, top, width: right - left, height: bottom - top };
}

/** 1 for the pixels of an area within a part of the picture, by rows. */
function cropMarks({ numbers }: Areas, number: number, part: Part, across: number): Uint8Array {
  const marks = new Uint8Array(part.width * part.height);
  for (let at = 0; at < marks.length; at += 1) {
    const [x, y] = [part.left + (at % part.width), part.top + Math.floor(at / part.width)];
    if (numbers[y * across + x] === number) marks[at] = 1;
  }
  return marks;
}

interface Holes {
  readonly letters: readonly Area[];
  readonly cards: readonly Area[];
  readonly numbers: Uint32Array;
}

/** The parts that an area surrounds: letters, with what they surround themselves, and cards. A part that reaches the box is outside the area. */
function findHoles(marks: Uint8Array, box: Gray, limit: number): Holes {
  const isHole = marks.map((mark) => 1 - mark);
  const { areas, numbers } = findAreas(isHole, box.width);
  const light = new Uint32Array(areas.length + 1);
  for (const [at, level] of box.data.entries()) {
    const number = numbers[at] ?? 0;
    if (level >= limit) light[number] = (light[number] ?? 0) + 1;
  }
  const holes = areas.filter(
    ({ left, top, right, bottom }) =>
      left > 0 && top > 0 && right < box.width && bottom < box.height,
  );
  const isCard = ({ number, left, top, right, bottom }: Area): boolean => {
    const [width, height] = [right - left, bottom - top];
    const share = (light[number] ?? 0) / (width * height);
    return Math.min(width, height) >= CARD_SIDE && share >= CARD_LIGHT;
  };
  return {
    letters: holes.filter((hole) => !isCard(hole)),
    cards: holes.filter(isCard),
    numbers,
  };
}

/** Turns the pixels of a ground and of its print: the ground becomes white and the print black, and its edge goes. */
function turnGround(turned: Gray, ground: Ground): void {
  const { part, dark, light, marks } = ground;
  for (let at = 0; at < marks.length; at += 1) {
    const [x, y] = [part.left + (at % part.width), part.top + Math.floor(at / part.width)];
    if (isAtEdge(marks, at, part.width)) setLevels(turned, x, y, () => 255);
    else if (marks[at] === 1) {
      setLevels(turned, x, y, (level) => 255 - toShare(level, dark, light) * 255);
    }
  }
}

function toShare(level: number, none: number, all: number): number {
  return Math.min(1, Math.max(0, (level - none) / (all - none)));
}

function isAtEdge(marks: Uint8Array, at: number, width: number): boolean {
  return [at - 1, at + 1, at - width, at + width].some(
    (near) => marks[near] === 1 - (marks[at] ?? 0),
  );
}

/** The pixels of the source for one of the smaller picture. */
function setLevels(
  { width, data }: Gray,
  column: number,
  row: number,
  change: (level: number) => number,
): void {
  for (let y = row * FACTOR; y < (row + 1) * FACTOR; y += 1) {
    for (let x = column * FACTOR; x < (column + 1) * FACTOR; x += 1) {
      data[y * width + x] = change(data[y * width + x] ?? 0);
    }
  }
}
