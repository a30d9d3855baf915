import { type Gray, shrinkGray } from './gray.ts';
import { chain, enlarge, type Point, type Projection, project, type Size } from './projection.ts';

/** Pixels of the source a pixel wide, from which on they are first averaged: else some would be left out. */
const AVERAGED = 1.7;
/** Pixels along a row over which a projection is as good as even steps. */
const SPAN = 32;
/** Numbers with so many bits behind the point. */
const BITS = 16;
const ONE = 1 << BITS;
/** Shares of the way between two pixels have so many. */
const SHARE_BITS = 8;
const WHITE = 255;

/**
 * A sheet of this size whose pixels come from where `toSource` puts them, between four of the source's. White where
 * the source ends. The middle of a pixel is half a pixel from its edges.
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

/** How many pixels of the source one pixel stands for, along a line, in the middle. */
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
      to[at] = isWhite ? WHITE : mix(data, spot, width, toShare(x), toShare(y));
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

/** How far a place is on the way from one pixel to the next. */
function toShare(place: number): number {
  return (place & (ONE - 1)) >> (BITS - SHARE_BITS);
}

/** Between four pixels, from the first one on. */
function mix(data: Uint8Array, spot: number, width: number, right: number, down: number): number {
  const below = spot + width;
  const upper = mixTwo(data[spot] ?? 0, data[spot + 1] ?? 0, right);
  const lower = mixTwo(data[below] ?? 0, data[below + 1] ?? 0, right);
  return mixTwo(upper, lower, down) >> (2 * SHARE_BITS);
}

function mixTwo(first: number, second: number, share: number): number {
  return first * ((1 << SHARE_BITS) - share) + second * share;
}
