import type { PageBox } from '@ooo/domain/tickets/ticket.schema';

/** A box on a page, in fractions of its width and height as it lies upright. */
export type Box = Omit<PageBox, 'page'>;

/** A word on a page. */
export interface PlacedWord {
  readonly text: string;
  readonly box: Box;
}

/** A line of the text of a page, with where its words are. */
export interface PlacedLine {
  /** As in the text of the document, where what was misread may be mended. */
  readonly text: string;
  readonly words: readonly PlacedWord[];
}

/** A line of the document's text. */
export interface PrintedLine extends PlacedLine {
  /** 1-based. */
  readonly page: number;
  /** True where the page is a picture, whose print was recognised. */
  readonly isRecognised: boolean;
}

/** The readable content of one page. */
export interface PageText {
  readonly text: string;
  readonly lines: readonly PlacedLine[];
  /** True for the print of a picture. */
  readonly isRecognised?: boolean;
}

/** The text of the pages, and its lines as lines of the document. */
export function joinPages(pages: readonly PageText[]): { text: string; printed: PrintedLine[] } {
  return {
    text: pages.map(({ text }) => text).join('\n\n'),
    printed: pages.flatMap(({ lines, isRecognised = false }, at) =>
      lines.map((line) => ({ ...line, page: at + 1, isRecognised })),
    ),
  };
}

/** The box in fractions of a page of this size, no further than its edges. */
export function toBox(
  edges: { left: number; top: number; right: number; bottom: number },
  page: { width: number; height: number },
): Box {
  const [left, right] = [clamp(edges.left / page.width), clamp(edges.right / page.width)];
  const [top, bottom] = [clamp(edges.top / page.height), clamp(edges.bottom / page.height)];
  return { left, top, width: right - left, height: bottom - top };
}

function clamp(share: number): number {
  // Four digits are finer than a pixel of any screen.
  return Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;
}
