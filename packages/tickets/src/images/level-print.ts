import { findTilt, type Lines, straightenLines, type Tilt } from './find-tilt.ts';
import type { Gray } from './gray.ts';
import { chooseScale, measureLineHeight } from './measure-print.ts';
import { type Dots, keepDots, listPrintDots, projectDots } from './print-dots.ts';
import {
  chain,
  type Corners,
  type Edges,
  enlarge,
  invertProjection,
  type Point,
  projectEdges,
  type Projection,
  projectOnto,
  SAME,
  shift,
  type Size,
} from './projection.ts';
import { resample } from './resample.ts';

/** How a picture becomes one whose lines of print are level and parallel. */
export interface Levelling {
  /** Where its pixels are in the picture. */
  readonly toSeen: Projection;
  readonly size: Size;
  /** What is left to be done. */
  readonly tilt: Tilt;
  /** Nothing but a sheet of paper is left of the picture. */
  readonly isSheet: boolean;
}

/** A sheet has nearly all print of the picture on it. */
const ON_SHEET = 0.96;
/** Share of a sheet along its rim that is not part of what is printed on it. */
const RIM = 0.004;
/** Degrees by which lines on a sheet may be off its sides, and how much they may run together. */
const MOST_OFF = 5;
const MOST_FAN = 0.06;
/** A tilt that makes no difference to the engine. */
const SAME_DEGREES = 0.4;
/** The scale is chosen on a proof that is smaller by this factor. */
const PROOF = 2;
/** Share of a sheet that is left around the print that was found on it. */
const MARGIN = 0.03;

/**
 * How the print of a picture is levelled in one step: as its sheet of paper lies, where that is seen whole, then as its
 * lines do. Undefined where they are level as they are. `even` is the picture evenly lit, `cleared` without what
 * surrounds the paper.
 */
export function findLevelling(
  even: Gray,
  cleared: Gray,
  sheet: Corners | undefined,
): Levelling | undefined {
  const dots = listPrintDots(cleared);
  return (sheet && levelSheet(even, dots, sheet)) ?? levelLines(cleared, dots);
}

function levelSheet(even: Gray, onPaper: Dots, sheet: Corners): Levelling | undefined {
  const whole = measureSheet(sheet);
  const rim = RIM * Math.max(whole.width, whole.height);
  const size = { width: whole.width - 2 * rim, height: whole.height - 2 * rim };
  const toSeen = chain(shift(rim, rim), projectOnto(whole, sheet));
  const keep = (dots: Dots): Dots => keepDots(projectDots(dots, invertProjection(toSeen)), size);
  if (keep(onPaper).xs.length < ON_SHEET * onPaper.xs.length) return undefined;
  const own = keep(listPrintDots(even));
  const lines = findLines(own, size);
  const isOff = Math.abs(lines.degrees) > MOST_OFF || measureFan(lines, size) > MOST_FAN;
  return isOff ? undefined : { ...levelOn(even, size, toSeen, own, lines), isSheet: true };
}

function levelLines(even: Gray, dots: Dots): Levelling | undefined {
  const lines = findLines(dots, even);
  const isLevel = Math.abs(lines.degrees) < SAME_DEGREES && lines.fan === 0;
  return isLevel && !lines.isSideways
    ? undefined
    : { ...levelOn(even, even, SAME, dots, lines), isSheet: false };
}

/** The lines on a sheet of this size, whose dots are measured from its corner. */
function findLines(dots: Dots, { width, height }: Size): Lines {
  const centred = projectDots(dots, shift(-width / 2, -height / 2));
  return findTilt(centred, Math.max(width, height));
}

function measureFan({ fan }: Lines, { width, height }: Size): number {
  return Math.abs(fan) * (Math.max(width, height) / 2);
}

/** As wide and high as the longer ones of its sides. */
function measureSheet([a, b, c, d]: Corners): Size {
  return {
    width: Math.max(measureSide(a, b), measureSide(d, c)),
    height: Math.max(measureSide(b, c), measureSide(a, d)),
  };
}

function measureSide(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** What is printed on a sheet, with its lines level, as large as the engine likes them. */
function levelOn(
  even: Gray,
  sheet: Size,
  toSeen: Projection,
  dots: Dots,
  lines: Lines,
): Omit<Levelling, 'isSheet'> {
  const level = chain(shift(-sheet.width / 2, -sheet.height / 2), straightenLines(lines));
  const { left, top, right, bottom } = findPrinted(projectDots(dots, level), sheet, level);
  const printed = { width: right - left, height: bottom - top };
  const toSheet = chain(shift(left, top), invertProjection(level), toSeen);
  const scale = measureScale(even, toSheet, printed);
  return {
    toSeen: chain(enlarge(1 / scale), toSheet),
    size: {
      width: Math.max(1, Math.round(printed.width * scale)),
      height: Math.max(1, Math.round(printed.height * scale)),
    },
    tilt: { degrees: 0, isSideways: lines.isSideways, level: lines.level - lines.degrees },
  };
}

/** Around the dots, with a margin for print too faint for them, no further than the levelled sheet goes. */
function findPrinted({ xs, ys }: Dots, sheet: Size, level: Projection): Edges {
  const whole = projectEdges(level, { left: 0, top: 0, right: sheet.width, bottom: sheet.height });
  if (xs.length === 0) return whole;
  const margin = MARGIN * Math.max(sheet.width, sheet.height);
  return {
    left: Math.max(whole.left, xs.reduce((a, b) => Math.min(a, b)) - margin),
    top: Math.max(whole.top, ys.reduce((a, b) => Math.min(a, b)) - margin),
    right: Math.min(whole.right, xs.reduce((a, b) => Math.max(a, b)) + margin),
    bottom: Math.min(whole.bottom, ys.reduce((a, b) => Math.max(a, b)) + margin),
  };
}

function measureScale(even: Gray, toSheet: Projection, { width, height }: Size): number {
  const size = { width: Math.ceil(width / PROOF), height: Math.ceil(height / PROOF) };
  const lineHeight = measureLineHeight(resample(even, chain(enlarge(PROOF), toSheet), size));
  return chooseScale(lineHeight && lineHeight * PROOF, { width, height });
}
