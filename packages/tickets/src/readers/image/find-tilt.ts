import { type Gray, shrinkGray } from './gray.ts';

/** How print lies in a picture. */
export interface Tilt {
  /** Degrees clockwise by which lines fall off, at most `MAX_TILT` either way. */
  readonly degrees: number;
  /** Lines run up or down: the picture wants a quarter turn first, and `degrees` are those after it. */
  readonly isSideways: boolean;
  /** `degrees` if the lines do not run up or down after all, as beside a barcode. */
  readonly level: number;
}

const WORKING_SIDE = 700;
const DARK = 160;
/** A word is shorter than this, in pixels. */
const LONGEST = 45;
const MAX_TILT = 15;
const COARSE_STEP = 1;
const FINE_STEP = 0.25;
/** Lines are sought in other directions only where they are clearer there by this factor. */
const CLEARER = 1.15;
const MAX_DOTS = 60_000;

interface Dots {
  readonly xs: Float32Array;
  readonly ys: Float32Array;
}

/** How the lines of print lie: in the direction in which rows of pixels are full or empty, and not both. */
export function findTilt(gray: Gray): Tilt {
  const longer = Math.max(gray.width, gray.height);
  const dots = listDots(shrinkGray(gray, Math.ceil(longer / WORKING_SIDE)));
  const along = findBest(dots);
  const across = findBest(turn(dots));
  const isSideways = across.sharpness > along.sharpness * CLEARER;
  return { degrees: (isSideways ? across : along).degrees, isSideways, level: along.degrees };
}

/** The dark pixels of print. Longer shapes, such as the edge of the paper, say nothing of the lines on it. */
function listDots(gray: Gray): Dots {
  const { width, height, data } = gray;
  const across = measureRuns(gray, width, height, 1, width);
  const down = measureRuns(gray, height, width, width, 1);
  const dark: number[] = [];
  for (let at = 0; at < data.length; at += 1) {
    const longest = Math.max(across[at] ?? 0, down[at] ?? 0);
    if (longest > 0 && longest <= LONGEST) dark.push(at);
  }
  const step = Math.ceil(dark.length / MAX_DOTS);
  const kept = step > 1 ? dark.filter((_, index) => index % step === 0) : dark;
  return {
    xs: Float32Array.from(kept, (at) => (at % width) - width / 2),
    ys: Float32Array.from(kept, (at) => Math.floor(at / width) - height / 2),
  };
}

/** For each dark pixel, how many hang together with it along a row or, by the steps given, a column; 0 for a light one. */
function measureRuns(
  { data }: Gray,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
): Uint16Array {
  const runs = new Uint16Array(data.length);
  for (let line = 0; line < lines; line += 1) {
    let run = 0;
    for (let along = 0; along <= length; along += 1) {
      const at = line * lineStep + along * step;
      if (along < length && (data[at] ?? 255) < DARK) {
        run += 1;
        continue;
      }
      for (let back = 1; back <= run; back += 1) runs[at - back * step] = run;
      run = 0;
    }
  }
  return runs;
}

/** A quarter turn clockwise. */
function turn({ xs, ys }: Dots): Dots {
  return { xs: ys.map((y) => -y), ys: xs };
}

function findBest(dots: Dots): { degrees: number; sharpness: number } {
  let best = { degrees: 0, sharpness: measureSharpness(dots, 0) };
  const tryAll = (from: number, to: number, step: number): void => {
    for (let degrees = from; degrees <= to; degrees += step) {
      const sharpness = measureSharpness(dots, degrees);
      // Straight print stays as it is: a tilt must be clearer than none.
      if (sharpness > best.sharpness * 1.01) best = { degrees, sharpness };
    }
  };
  tryAll(-MAX_TILT, MAX_TILT, COARSE_STEP);
  const around = best.degrees;
  tryAll(around - COARSE_STEP, around + COARSE_STEP, FINE_STEP);
  return best;
}

/** How much the rows differ from their neighbours when the dots are turned back by so many degrees. */
function measureSharpness({ xs, ys }: Dots, degrees: number): number {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const rows = new Uint32Array(WORKING_SIDE * 3);
  for (let at = 0; at < xs.length; at += 1) {
    const row = Math.round((ys[at] ?? 0) * cos - (xs[at] ?? 0) * sin) + WORKING_SIDE;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sharpness = 0;
  for (let row = 1; row < rows.length; row += 1) {
    sharpness += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  }
  return sharpness;
}
