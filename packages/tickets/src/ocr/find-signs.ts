import type { Gray } from '../images/gray.ts';
import type { Edges } from './strip.ts';

/** A sign among the letters of a word, with the columns of the picture that it takes. */
export interface Sign {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Darker is ink. */
const INK = 140;
/** Widths and heights as shares of the height of the print. */
const WIDEST = 0.6;
const STROKE = 0.17;
const DOT = 0.28;
const FLAT = 0.14;
const TALL = 0.7;
/** A comma is longer than it is wide; a stop is by a pixel. */
const LONG = 1.7;
const LOW = 0.66;
/** By how much the ends of a slash, and the middle of a bracket, are beside each other. */
const SLANT = 0.14;
const CURVE = 0.055;

/** Ink between two columns without any. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
  /** Where the ink of each row begins and ends; undefined for a row without. */
  readonly rows: readonly (readonly [from: number, to: number] | undefined)[];
}

/**
 * The commas, stops, colons, dashes, slashes and brackets in a word by their shapes: pieces of ink that are set apart, of
 * strokes that no letter is made of. The network of syllables passes over them, or takes them for digits.
 */
export function findSigns(gray: Gray, edges: Edges): Sign[] {
  const pieces = listPieces(gray, edges);
  const top = Math.min(...pieces.map((piece) => piece.top));
  const height = Math.max(...pieces.map((piece) => piece.bottom)) - top;
  return pieces.flatMap((piece) => {
    const text = nameSign(piece, top, height);
    return text === undefined ? [] : [{ text, from: piece.from, to: piece.to }];
  });
}

function listPieces({ width, data }: Gray, { left, top, right, bottom }: Edges): Piece[] {
  const isInk = (x: number, y: number): boolean => (data[y * width + x] ?? INK) < INK;
  const hasInk = (x: number): boolean => {
    for (let y = top; y < bottom; y += 1) if (isInk(x, y)) return true;
    return false;
  };
  const pieces: Piece[] = [];
  let from: number | undefined;
  for (let x = left; x <= right + 1; x += 1) {
    if (x <= right && hasInk(x)) from ??= x;
    else if (from !== undefined) {
      pieces.push(measurePiece(isInk, { left: from, right: x, top, bottom }));
      from = undefined;
    }
  }
  return pieces;
}

function measurePiece(isInk: (x: number, y: number) => boolean, edges: Edges): Piece {
  const rows: ([number, number] | undefined)[] = [];
  let [first, last] = [edges.bottom, edges.top];
  for (let y = edges.top; y < edges.bottom; y += 1) {
    let row: [number, number] | undefined;
    for (let x = edges.left; x < edges.right; x += 1) {
      if (isInk(x, y)) row = [row?.[0] ?? x, x + 1];
    }
    rows.push(row);
    if (row) [first, last] = [Math.min(first, y), y + 1];
  }
  const own = rows.slice(first - edges.top, last - edges.top);
  return { from: edges.left, to: edges.right, top: first, bottom: last, rows: own };
}

function nameSign(piece: Piece, top: number, height: number): string | undefined {
  const [across, down] = [(piece.to - piece.from) / height, (piece.bottom - piece.top) / height];
  const [above, below] = [(piece.top - top) / height, (piece.bottom - top) / height];
  if (across > WIDEST) return undefined;
  if (down <= DOT && above >= LOW)
    return across <= DOT ? (down > LONG * across ? ',' : '.') : undefined;
  if (above > 0.2 && below < 0.8 && down <= DOT) return nameDash(across, down);
  if (piece.rows.includes(undefined))
    return isColon(piece, across, above, height) ? ':' : undefined;
  return down >= TALL ? nameStroke(piece, height) : undefined;
}

function nameDash(across: number, down: number): string | undefined {
  if (across >= 1.8 * down) return down <= FLAT ? '-' : '~';
  return across <= DOT ? '·' : undefined;
}

/** Two dots, one low and one high. */
function isColon({ rows }: Piece, across: number, above: number, height: number): boolean {
  const gap = rows.indexOf(undefined);
  const second = rows.findLastIndex((row) => row === undefined) + 1;
  const isGap = rows.slice(gap, second).every((row) => row === undefined);
  const dots = [gap, rows.length - second].map((dot) => dot / height);
  return isGap && across <= DOT && above > 0.1 && dots.every((dot) => dot <= DOT);
}

/** A slash or a bracket: a stroke as thin in all its rows, that leans or bends. */
function nameStroke({ rows }: Piece, height: number): string | undefined {
  const strokes = rows.filter((row) => row !== undefined);
  if (strokes.some(([from, to]) => to - from > STROKE * height)) return undefined;
  const middles = strokes.map(([from, to]) => (from + to) / 2 / height);
  const [first = 0, half = 0, last = 0] = [0.04, 0.5, 0.96].map(
    (share) => middles[Math.floor(share * (middles.length - 1))],
  );
  if (first - last >= SLANT) return '/';
  if (Math.abs(first - last) > CURVE) return undefined;
  const bend = half - (first + last) / 2;
  if (Math.abs(bend) < CURVE) return undefined;
  return bend < 0 ? '(' : ')';
}
