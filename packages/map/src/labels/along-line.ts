export type Pixel = readonly [x: number, y: number];

export interface PlacedLetter {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  /** Clockwise, in radians. */
  readonly angle: number;
}

/** A name turns by no more than this from its first letter to its last, in radians. */
const MAX_TURN = 1.4;
const STEP_PX = 30;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

function lengthsOf(line: readonly Pixel[]): number[] {
  let passed = 0;
  return line.map(([x, y], at) => {
    const [beforeX, beforeY] = line[at - 1] ?? [x, y];
    passed += Math.hypot(x - beforeX, y - beforeY);
    return passed;
  });
}

function spotAt(
  line: readonly Pixel[],
  lengths: readonly number[],
  along: number,
): Spot | undefined {
  const at = lengths.findIndex((length) => length >= along);
  const [from, to] = [line[at - 1], line[at]];
  if (!from || !to) return undefined;
  const [start, end] = [lengths[at - 1] ?? 0, lengths[at] ?? 0];
  const share = end === start ? 0 : (along - start) / (end - start);
  return {
    x: from[0] + share * (to[0] - from[0]),
    y: from[1] + share * (to[1] - from[1]),
    angle: Math.atan2(to[1] - from[1], to[0] - from[0]),
  };
}

function turnBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % (2 * Math.PI);
  return turn > Math.PI ? 2 * Math.PI - turn : turn;
}

type Letters = readonly (readonly [letter: string, widthPx: number])[];

interface Placing {
  readonly letters: PlacedLetter[];
  readonly turn: number;
}

/** The straightest place where the name reads from left to right along the line as it runs. */
function placeForward(
  line: readonly Pixel[],
  letters: Letters,
  isFree: (x: number, y: number) => boolean,
): Placing | undefined {
  const lengths = lengthsOf(line);
  const width = letters.reduce((sum, [, px]) => sum + px, 0);
  let best: Placing | undefined;
  for (let start = 0; start + width <= (lengths.at(-1) ?? 0); start += STEP_PX) {
    let along = start;
    const placed = letters.flatMap(([letter, px]) => {
      const spot = spotAt(line, lengths, along + px / 2);
      along += px;
      return spot && isFree(spot.x, spot.y) ? [{ letter, ...spot }] : [];
    });
    const [first, last] = [placed[0], placed.at(-1)];
    if (!first || !last || placed.length < letters.length || last.x < first.x) continue;
    const turn = Math.max(...placed.map(({ angle }) => turnBetween(angle, first.angle)));
    if (turn <= MAX_TURN && (!best || turn < best.turn)) best = { letters: placed, turn };
  }
  return best;
}

/**
 * The letters of a name along a line, where the line is straightest and `isFree` says that there is nothing;
 * empty if it fits nowhere. The name reads from left to right, whichever way the line runs.
 */
export function placeAlong(
  line: readonly Pixel[],
  letters: Letters,
  isFree: (x: number, y: number) => boolean,
): PlacedLetter[] {
  const ways = [line, line.toReversed()].flatMap((way) => placeForward(way, letters, isFree) ?? []);
  return ways.toSorted((a, b) => a.turn - b.turn)[0]?.letters ?? [];
}
