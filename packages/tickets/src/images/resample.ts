import { type Gray, shrinkGray } from './gray.ts';
import { chain, enlarge, type Point, type Projection, project, type Size } from './projection.ts';

/** Pixels of the source a pixel wide, from which on they are first averaged: else some would be left out. */
const AVERAGED = 1.7;
/** Pixels along a row over which a projection is as good as even steps. */
const SPAN = 32;
/** Numbers with so many bits behind the point. */
const BITS = 16;
const ONE = 1 << BITS;
/** Places between two pixels that are told apart. */
const PHASE_BITS = 6;
const WEIGHT_BITS = 10;
/** Taken off the sum of a row, so that the sum of all fits 32 bits. */
const ROUNDED_BITS = 4;
const WEIGHTS = listWeights();
const WHITE = 255;

/**
 * A sheet of this size whose pixels come from where `toSource` puts them, between sixteen of the source's: print
 * stays sharper than between four. White where the source ends. The middle of a pixel is half a pixel from its edges.
 */
export function resample(source: Gray, toSource: Projection, size: Size): Gray {
  const step = measureStep(toSource, size);
  const factor = step < AVERAGED ? 1 : Math.round(step);
  const small = shrinkGray(source, factor);
  const toSmall = chain(toSource, enlarge(1 / factor));
  const data = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y += 1) {
    let from = project(toSmall, 0.5, y + 0.5);
    for (let x = 0; x < size.width; x += SPAN) {
      const length = Math.min(SPAN, size.width - x);
      const to = project(toSmall, x + length + 0.5, y + 0.5);
      fillSpan(data, y * size.width + x, length, small, from, to);
      from = to;
    }
  }
  return { ...size, data };
}

/** How many pixels of the source make one pixel, along a line, in the middle. */
function measureStep([a, b, , d, e, , g, h, i]: Projection, { width, height }: Size): number {
  const depth = (g * width) / 2 + (h * height) / 2 + i;
  return Math.sqrt(Math.abs(a * e - b * d)) / Math.abs(depth);
}

/** Pixels at even steps from one point to another. Among white ones there is nothing to weigh: the sum would be white. */
function fillSpan(
  to: Uint8Array,
  start: number,
  length: number,
  { width, height, data }: Gray,
  first: Point,
  last: Point,
): void {
  const stepX = toFixed((last.x - first.x) / length);
  const stepY = toFixed((last.y - first.y) / length);
  let x = toFixed(first.x - 0.5);
  let y = toFixed(first.y - 0.5);
  for (let at = start; at < start + length; at += 1) {
    const column = x >> BITS;
    const row = y >> BITS;
    if (column < 1 || row < 1 || column >= width - 2 || row >= height - 2) {
      to[at] = sampleEdge(data, width, height, column, row);
    } else {
      const spot = row * width + column;
      const isWhite =
        data[spot] === WHITE &&
        data[spot + 1] === WHITE &&
        data[spot + width] === WHITE &&
        data[spot + width + 1] === WHITE;
      to[at] = isWhite ? WHITE : weigh(data, spot - width - 1, width, toPhase(x), toPhase(y));
    }
    x = (x + stepX) | 0;
    y = (y + stepY) | 0;
  }
}

/** A number as a whole one of 32 bits, which is several times faster than a broken one. */
function toFixed(place: number): number {
  return Math.round(place * ONE) | 0;
}

/** The nearest pixel, on the rim of the source; white beyond it. */
function sampleEdge(
  data: Uint8Array,
  width: number,
  height: number,
  column: number,
  row: number,
): number {
  const isInside = column >= 0 && row >= 0 && column < width && row < height;
  return isInside ? (data[row * width + column] ?? WHITE) : WHITE;
}

/** Where the weights of a place between two pixels begin. */
function toPhase(place: number): number {
  return ((place & (ONE - 1)) >> (BITS - PHASE_BITS)) << 2;
}

/** The sum of four rows of four pixels, from the first one on. */
function weigh(data: Uint8Array, spot: number, width: number, right: number, down: number): number {
  const sum =
    weighRow(data, spot, right) * (WEIGHTS[down] ?? 0) +
    weighRow(data, spot + width, right) * (WEIGHTS[down + 1] ?? 0) +
    weighRow(data, spot + 2 * width, right) * (WEIGHTS[down + 2] ?? 0) +
    weighRow(data, spot + 3 * width, right) * (WEIGHTS[down + 3] ?? 0);
  const level = sum >> (2 * WEIGHT_BITS - ROUNDED_BITS);
  return level < 0 ? 0 : level > WHITE ? WHITE : level;
}

function weighRow(data: Uint8Array, spot: number, right: number): number {
  const sum =
    (data[spot] ?? 0) * (WEIGHTS[right] ?? 0) +
    (data[spot + 1] ?? 0) * (WEIGHTS[right + 1] ?? 0) +
    (data[spot + 2] ?? 0) * (WEIGHTS[right + 2] ?? 0) +
    (data[spot + 3] ?? 0) * (WEIGHTS[right + 3] ?? 0);
  return sum >> ROUNDED_BITS;
}

/** For each place between two pixels, the weights of those before, at, behind and further behind it (Catmull and Rom, 1974). */
function listWeights(): Int32Array {
  const phases = 1 << PHASE_BITS;
  const unit = 1 << WEIGHT_BITS;
  const weights = new Int32Array(4 * phases);
  for (let phase = 0; phase < phases; phase += 1) {
    const t = phase / phases;
    const before = Math.round(((-t + 2 * t * t - t * t * t) / 2) * unit);
    const at = Math.round(((2 - 5 * t * t + 3 * t * t * t) / 2) * unit);
    const further = Math.round(((t * t * t - t * t) / 2) * unit);
    weights.set([before, at, unit - before - at - further, further], 4 * phase);
  }
  return weights;
}
