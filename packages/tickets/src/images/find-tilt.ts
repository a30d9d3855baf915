import type { Dots } from './print-dots.ts';
import { chain, type Projection, rotate } from './projection.ts';

/** How print lies in a picture. */
export interface Tilt {
  /** Degrees clockwise by which lines fall off, at most 20 either way. */
  readonly degrees: number;
  /** Lines run up or down: the picture wants a quarter turn first, and `degrees` are those after it. */
  readonly isSideways: boolean;
  /** `degrees` if the lines do not run up or down after all, as beside a barcode. */
  readonly level: number;
}

/** A tilt, and how much the lines run together to one side: they meet `1 / fan` before the middle of the picture. */
export interface Lines extends Tilt {
  readonly fan: number;
}

/** Rows in which dots are counted over a picture's longer side. */
const ROWS = 700;
/** Lines are sought in other directions only where they are clearer there by this factor. */
const CLEARER = 1.4;
/** Straight print stays as it is: a tilt must be clearer than none. */
const TILTED = 1.01;
/**
 * Degrees, and shares by which lines are closer at the edge of the picture, that are tried around what the last round
 * found, with so many dots.
 */
const ROUNDS = [
  { most: 5000, tilts: 20, tiltStep: 1, spread: 0.24, fanStep: 0.06, rough: true },
  { most: 8000, tilts: 1, tiltStep: 0.5, spread: 0.04, fanStep: 0.02, rough: false },
  { most: 8000, tilts: 0.25, tiltStep: 0.25, spread: 0.015, fanStep: 0.005, rough: false },
  { most: 24_000, tilts: 0.1, tiltStep: 0.1, spread: 0.005, fanStep: 0.005, rough: false },
];
/** Parallel lines are much clearer than so many degrees beside them; others are blurred anyway. */
const BESIDE = 1;
const CRISP = 1.6;
/** Sums of steps are not exact. */
const TINY = 1e-6;
/** Lines that run together must be clearer than such that do not. */
const FANNED = 1.2;
const LEAST_FAN = 0.01;

/**
 * How the lines of print lie whose dots these are, measured from the middle of a picture with sides up to `side`: in
 * the direction in which rows of dots are full or empty, and not both.
 */
export function findTilt(dots: Dots, side: number): Lines {
  const small = scale(dots, ROWS / side);
  const along = findBest(small, true);
  const across = findBest(turn(small), !along.isParallel);
  const isSideways = across.sharpness > along.sharpness * CLEARER;
  const { degrees, fan } = isSideways ? across : along;
  return { degrees, isSideways, level: along.degrees, fan: (fan * ROWS) / side };
}

/** What makes such lines level and parallel, about the middle of the picture. A quarter turn is left to be done. */
export function straightenLines({ degrees, isSideways, fan }: Lines): Projection {
  const quarter = isSideways ? 90 : 0;
  return chain(rotate(quarter - degrees), [1, 0, 0, 0, 1, 0, fan, 0, 1], rotate(-quarter));
}

function scale({ xs, ys }: Dots, by: number): Dots {
  return { xs: xs.map((x) => x * by), ys: ys.map((y) => y * by) };
}

/** A quarter turn clockwise. */
function turn({ xs, ys }: Dots): Dots {
  return { xs: ys.map((y) => -y), ys: xs };
}

function thin({ xs, ys }: Dots, most: number): Dots {
  const step = Math.ceil(xs.length / most);
  const isKept = (_: number, at: number): boolean => at % step === 0;
  return step > 1 ? { xs: xs.filter(isKept), ys: ys.filter(isKept) } : { xs, ys };
}

interface Direction {
  readonly degrees: number;
  readonly fan: number;
  readonly sharpness: number;
}

/** The direction in which lines are clearest: roughly among all, then ever more closely around the best. */
function findBest(dots: Dots, mayFan: boolean): Direction & { readonly isParallel: boolean } {
  const middle = dots.xs.reduce((sum, x) => sum + x, 0) / Math.max(1, dots.xs.length);
  const measure = (own: Dots, degrees: number, fan: number, rough = false): Direction => {
    return { degrees, fan, sharpness: measureSharpness(own, degrees, fan, middle, rough) };
  };
  const search = (fans: boolean): Direction => {
    let best = measure(dots, 0, 0);
    for (const { most, tilts, tiltStep, spread, fanStep, rough } of ROUNDS) {
      const own = thin(dots, most);
      const around = best;
      best = measure(own, best.degrees, best.fan, rough);
      const reach = fans ? spread : 0;
      for (let fan = -reach; fan <= reach + TINY; fan += fanStep) {
        for (let tilt = -tilts; tilt <= tilts + TINY; tilt += tiltStep) {
          const next = measure(own, around.degrees + tilt, around.fan + (fan * 2) / ROWS, rough);
          if (next.sharpness > best.sharpness * TILTED) best = next;
        }
      }
    }
    return measure(dots, best.degrees, best.fan);
  };
  const parallel = search(false);
  const isParallel = [-BESIDE, BESIDE].every((off) => {
    const beside = measure(dots, parallel.degrees + off, 0);
    return parallel.sharpness > beside.sharpness * CRISP;
  });
  if (isParallel || !mayFan) return { ...parallel, isParallel };
  const fanned = search(true);
  const isFanned =
    Math.abs(fanned.fan) * (ROWS / 2) > LEAST_FAN && fanned.sharpness > parallel.sharpness * FANNED;
  return { ...(isFanned ? fanned : parallel), isParallel };
}

/**
 * How much the rows differ from their neighbours when the dots are turned back by so many degrees and spread. Around
 * `middle` rows keep their width, or print on one side would be clearest where it is pressed together. Roughly, the
 * densest print counts most, and is found from afar; else all lines count, as by Hellinger's distance.
 */
function measureSharpness(
  { xs, ys }: Dots,
  degrees: number,
  fan: number,
  middle: number,
  rough: boolean,
): number {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const rows = new Uint32Array(ROWS * 4);
  const atMiddle = 1 + fan * middle;
  for (let at = 0; at < xs.length; at += 1) {
    const [x, y] = [xs[at] ?? 0, ys[at] ?? 0];
    const depth = (1 + fan * (x * cos + y * sin)) / atMiddle;
    const row = Math.round((y * cos - x * sin) / depth) + ROWS * 2;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sharpness = 0;
  for (let row = 1; row < rows.length; row += 1) {
    const [own, last] = [rows[row] ?? 0, rows[row - 1] ?? 0];
    sharpness += rough ? (own - last) ** 2 : (Math.sqrt(own) - Math.sqrt(last)) ** 2;
  }
  return sharpness;
}
