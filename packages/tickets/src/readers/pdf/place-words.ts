import { type PageText, type PlacedWord, toBox } from '../../printed-line.ts';
import type { PageLine } from './lay-out-page.ts';
import type { TextPiece } from './text-piece.ts';

/** How far letters reach above and below their baseline, as shares of the font's size. */
const ASCENT = 0.8;
const DESCENT = 0.22;

interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** The text of a page of a PDF, and its lines with the places of their words. */
export function toPageText(lines: readonly PageLine[], size: PageSize): PageText {
  return {
    text: lines.map(({ text }) => text).join('\n'),
    lines: lines.map(({ text, pieces }) => ({
      text,
      words: pieces.flatMap((piece) => placeWords(piece, size)),
    })),
  };
}

/** The words of a piece, each as wide as its share of the letters. */
function placeWords({ text, left, right, baseline, size, turn }: TextPiece, page: PageSize) {
  const perLetter = (right - left) / text.length;
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }): PlacedWord => {
    const from = left + index * perLetter;
    const corners = [
      turnBack(from, baseline - ASCENT * size, turn),
      turnBack(from + word.length * perLetter, baseline + DESCENT * size, turn),
    ] as const;
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const edges = {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
    return { text: word, box: toBox(edges, page) };
  });
}

/** From the frame in which text of this turn runs to the right to the page as it is looked at. */
function turnBack(x: number, y: number, turn: number): readonly [x: number, y: number] {
  if (turn === 90) return [-y, x];
  if (turn === 180) return [-x, -y];
  if (turn === 270) return [y, -x];
  return [x, y];
}
