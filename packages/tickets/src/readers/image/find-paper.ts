import { type Gray, shrinkGray } from './gray.ts';

/** The paper is measured in a picture smaller by this factor, where specks and fine print are gone already. */
export const PAPER_FACTOR = 4;
/** The widest stroke of print that is no paper, as a share of the picture's width. */
const WIDEST_STROKE = 1 / 45;
const LEAST_STROKE = 28;

/**
 * The ground under the print: dark strokes are closed by the light around them, larger shapes stay as they are,
 * so that the table on which a paper lies is a ground of its own. Smaller by `PAPER_FACTOR`.
 */
export function findPaper(gray: Gray): Gray {
  const small = shrinkGray(gray, PAPER_FACTOR);
  const stroke = Math.max(LEAST_STROKE, gray.width * WIDEST_STROKE);
  const radius = Math.ceil(stroke / PAPER_FACTOR / 2);
  return spread(spread(small, radius, Math.max), radius, Math.min);
}

type Choose = (a: number, b: number) => number;

/** Each pixel as the lightest, or the darkest, of the square around it. */
function spread({ width, height, data }: Gray, radius: number, choose: Choose): Gray {
  const across = spreadLines(data, { lines: height, length: width, lineStep: width, step: 1 });
  return {
    width,
    height,
    data: spreadLines(across, { lines: width, length: height, lineStep: 1, step: width }),
  };

  function spreadLines(
    from: Uint8Array,
    {
      lines,
      length,
      lineStep,
      step,
    }: { lines: number; length: number; lineStep: number; step: number },
  ): Uint8Array {
    const to = new Uint8Array(from.length);
    for (let line = 0; line < lines; line += 1) {
      for (let along = 0; along < length; along += 1) {
        const last = Math.min(length - 1, along + radius);
        let chosen = from[line * lineStep + along * step] ?? 0;
        for (let near = Math.max(0, along - radius); near <= last; near += 1) {
          chosen = choose(chosen, from[line * lineStep + near * step] ?? 0);
        }
        to[line * lineStep + along * step] = chosen;
      }
    }
    return to;
  }
}
