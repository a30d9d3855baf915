import { findTilt, type Lines, straightenLines, type Tilt } from './find-tilt.ts';
import type { Gray } from './gray.ts';
import { chooseScale, measureLineHeight } from './measure-print.ts';
import { type Dots, keepDots, listPrintDots, projectDots } from './print-dots.ts';
import {
  chain,
  type Corners,
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
/** Share of a sheet along its rim that is no part of what is printed on it. */
const RIM = 0.004;
/** Degrees by which lines on a sheet may be off its sides, and how much they may run together. */
const MOST_OFF = 5;
const MOST_FAN = 0.06;
/** A tilt that makes no difference to the engine. */
const SAME_DEGREES = 0.4;
/** The scale is chosen on a proof that is smaller by this factor. */
const PROOF = 2;

/**
 * How the print of a picture is levelled in one step: as its sheet of paper lies, where that is seen whole, then as its lines
 * do. Undefined where they are level as they are. `even` is the picture evenly lit, without what surrounds the paper.
 */
export function findLevelling(even: Gray, sheet: Corners | undefined): Levelling | undefined {
  const dots = listPrintDots(even);
  return (sheet && levelSheet(even, dots, sheet)) ?? levelLines(even, dots);
}

function levelSheet(even: Gray, dots: Dots, sheet: Corners): Levelling | undefined {
  const whole = measureSheet(sheet);
  const rim = RIM * Math.max(whole.width, whole.height);
  const size = { width: whole.width - 2 * rim, height: whole.height - 2 * rim };
  const toSeen = chain(shift(rim, rim), projectOnto(whole, sheet));
  const own = keepDots(projectDots(dots, invertProjection(toSeen)), size);
  if (own.xs.length < ON_SHEET * dots.xs.length) return undefined;
  const lines = findLines(own, size);
  const isOff = Math.abs(lines.degrees) > MOST_OFF || measureFan(lines, size) > MOST_FAN;
  return isOff ? undefined : { ...levelOn(size, lines, toSeen, even), isSheet: true };
}

function levelLines(even: Gray, dots: Dots): Levelling | undefined {
  const lines = findLines(dots, even);
  const isLevel = Math.abs(lines.degrees) < SAME_DEGREES && lines.fan === 0;
  return isLevel && !lines.isSideways
    ? undefined
    : { ...levelOn(even, lines, SAME, even), isSheet: false };
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

/** The whole sheet with its lines level, as large as the engine likes them. */
function levelOn(
  sheet: Size,
  lines: Lines,
  toSeen: Projection,
  even: Gray,
): Omit<Levelling, 'isSheet'> {
  const middle = shift(-sheet.width / 2, -sheet.height / 2);
  const level = chain(middle, straightenLines(lines));
  const { left, top, right, bottom } = projectEdges(level, {
    left: 0,
    top: 0,
    right: sheet.width,
    bottom: sheet.height,
  });
  const whole = { width: right - left, height: bottom - top };
  const toSheet = chain(shift(left, top), invertProjection(level), toSeen);
  const scale = measureScale(even, toSheet, whole);
  return {
    toSeen: chain(enlarge(1 / scale), toSheet),
    size: { width: Math.round(whole.width * scale), height: Math.round(whole.height * scale) },
    tilt: { degrees: 0, isSideways: lines.isSideways, level: lines.level - lines.degrees },
  };
}

function measureScale(even: Gray, toSheet: Projection, { width, height }: Size): number {
  const half = { width: Math.ceil(width / PROOF), height: Math.ceil(height / PROOF) };
  const proof = resample(even, chain(enlarge(PROOF), toSheet), half);
  const lineHeight = measureLineHeight(proof);
  return chooseScale(lineHeight && lineHeight * PROOF, { width, height });
}
