import type { Gray } from '../images/gray.ts';

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const WHITE = 255;
/** Pixels around the box of a word that are its own: print is soft at its edges. */
const EDGE = 2;

/** The picture without some of its words. */
export function whitenWords(gray: Gray, words: readonly Edges[]): Gray {
  const data = Uint8Array.from(gray.data);
  for (const word of words) eachRow(gray, word, (from, to) => data.fill(WHITE, from, to));
  return { ...gray, data };
}

/** The picture with some of its lines alone, each as wide as the picture is. */
export function keepLines(gray: Gray, lines: readonly (readonly Edges[])[]): Gray {
  const data = new Uint8Array(gray.data.length).fill(WHITE);
  for (const line of lines) {
    const top = Math.min(...line.map((word) => word.top));
    const bottom = Math.max(...line.map((word) => word.bottom));
    eachRow(gray, { left: 0, top, right: gray.width, bottom }, (from, to) =>
      data.set(gray.data.subarray(from, to), from),
    );
  }
  return { ...gray, data };
}

/** Where each row of a rectangle begins and ends among the pixels. */
function eachRow(
  { width, height }: Gray,
  box: Edges,
  use: (from: number, to: number) => void,
): void {
  const [left, right] = [Math.max(0, box.left - EDGE), Math.min(width, box.right + EDGE)];
  const [top, bottom] = [Math.max(0, box.top - EDGE), Math.min(height, box.bottom + EDGE)];
  for (let y = top; y < bottom; y += 1) use(y * width + left, y * width + right);
}
