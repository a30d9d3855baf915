import type { Gray } from '../images/gray.ts';

/** A word or a few, in the form that the networks of strips need. */
export interface Strip {
  readonly width: number;
  /** Three planes alike, by rows of 48 pixels' height: -1 black to 1 white. */
  readonly data: Float32Array;
}

export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The height that the networks were trained with. */
export const STRIP_HEIGHT = 48;
const PLANES = 3;
/** The networks look at eight columns at a time. */
const STEP = 8;
/** Pixels around a box that are its own: print is soft at its edges, and the training data has room around letters. */
export const STRIP_EDGE = 3;
const WHITE = 255;

/** The part within the edges, scaled to the height of a strip; white outside the picture. */
export function cutStrip(gray: Gray, edges: Edges): Strip {
  const [left, top] = [edges.left - STRIP_EDGE, edges.top - STRIP_EDGE];
  const scale = (edges.bottom + STRIP_EDGE - top) / STRIP_HEIGHT;
  const own = Math.max(1, Math.round((edges.right + STRIP_EDGE - left) / scale));
  const width = Math.ceil(own / STEP) * STEP;
  const plane = STRIP_HEIGHT * width;
  const data = new Float32Array(PLANES * plane).fill(1);
  for (let y = 0; y < STRIP_HEIGHT; y += 1) {
    const fromY = top + (y + 0.5) * scale - 0.5;
    for (let x = 0; x < own; x += 1) {
      const level = levelBetween(gray, left + (x + 0.5) * scale - 0.5, fromY);
      data[y * width + x] = (2 * level) / WHITE - 1;
    }
  }
  data.copyWithin(plane, 0, plane);
  data.copyWithin(2 * plane, 0, plane);
  return { width, data };
}

/** Brightness between pixels, by the four around. */
function levelBetween(gray: Gray, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - column, y - row];
  const above = mix(levelAt(gray, column, row), levelAt(gray, column + 1, row), right);
  const below = mix(levelAt(gray, column, row + 1), levelAt(gray, column + 1, row + 1), right);
  return mix(above, below, down);
}

function levelAt({ width, height, data }: Gray, x: number, y: number): number {
  return x < 0 || y < 0 || x >= width || y >= height ? WHITE : (data[y * width + x] ?? WHITE);
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
