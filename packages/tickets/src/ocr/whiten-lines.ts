import type { Gray } from '../readers/image/gray.ts';

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const WHITE = 255;
/** Pixels around the box of a word that are its own: print is soft at its edges. */
const EDGE = 2;

/** The picture without some of its lines. */
export function whitenLines(gray: Gray, lines: readonly (readonly Edges[])[]): Gray {
  const data = Uint8Array.from(gray.data);
  for (const line of lines) {
    eachRow(gray, findEnds(line), (from, to) => data.fill(WHITE, from, to));
  }
  return { ...gray, data };
}

/** The picture with some of its lines alone, each as wide as the picture is; smaller by what is above and below. */
export function keepLines(gray: Gray, lines: readonly (readonly Edges[])[]): Gray {
  const data = new Uint8Array(gray.data.length).fill(WHITE);
  for (const line of lines) {
    const ends = { ...findEnds(line), left: 0, right: gray.width };
    eachRow(gray, ends, (from, to) => data.set(gray.data.subarray(from, to), from));
  }
  return { ...gray, data };
}

/** Where each row of a rectangle begins and ends among the pixels. */
function eachRow({ width, height }: Gray, box: Edges, use: (from: number, to: number) => void) {
  const [left, right] = [Math.max(0, box.left - EDGE), Math.min(width, box.right + EDGE)];
  const [top, bottom] = [Math.max(0, box.top - EDGE), Math.min(height, box.bottom + EDGE)];
  for (let y = top; y < bottom; y += 1) use(y * width + left, y * width + right);
}

function findEnds(line: readonly Edges[]): Edges {
  return {
    left: Math.min(...line.map(({ left }) => left)),
    top: Math.min(...line.map(({ top }) => top)),
    right: Math.max(...line.map(({ right }) => right)),
    bottom: Math.max(...line.map(({ bottom }) => bottom)),
  };
}
