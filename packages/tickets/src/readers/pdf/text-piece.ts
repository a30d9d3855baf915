import type { PDFPageProxy } from 'pdfjs-dist';

/** A run of text on a page as it is looked at: y grows downwards, the text runs to the right. */
export interface TextPiece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  /** Size of the font. */
  readonly size: number;
  /** 0, 90, 180 or 270: how the text is turned on the page. Pieces of one turn share a frame. */
  readonly turn: number;
}

type TextItems = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'];
type Matrix = readonly number[];

/** Pieces of a page from the library's items; the blanks among them say nothing that positions do not. */
export function toPieces(items: TextItems, viewport: Matrix): TextPiece[] {
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = multiply(viewport, item.transform as Matrix);
    const size = Math.hypot(c, d);
    if (!Number.isFinite(x + y + size + item.width) || size === 0) return [];
    const turn = (Math.round(Math.atan2(b, a) / (Math.PI / 2)) * 90 + 360) % 360;
    const [left, baseline] = unturn(x, y, turn);
    return [{ ...trimmed(item.str, left, item.width), baseline, size, turn }];
  });
}

/** Blanks at the ends of a run are taken out of its box in proportion. */
function trimmed(text: string, left: number, width: number) {
  const perCharacter = width / text.length;
  const before = text.length - text.trimStart().length;
  const after = text.length - text.trimEnd().length;
  return {
    text: text.trim(),
    left: left + before * perCharacter,
    right: left + (text.length - after) * perCharacter,
  };
}

/** Coordinates in the frame in which text of this turn runs to the right. */
function unturn(x: number, y: number, turn: number): readonly [x: number, y: number] {
  if (turn === 90) return [y, -x];
  if (turn === 180) return [-x, -y];
  if (turn === 270) return [-y, x];
  return [x, y];
}

function multiply(m: Matrix, n: Matrix): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}
