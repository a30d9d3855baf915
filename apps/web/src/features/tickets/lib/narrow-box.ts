import type { PageBox, TicketSegment } from '@ooo/domain/tickets/ticket.schema';
import { findPrinted, type Letters, type NamesOf } from './printed-value.ts';

/** A run of print on a page, in fractions of its width and height. */
export type PlacedText = Omit<PageBox, 'page'> & { readonly text: string };

/** Two runs further apart than this share of a line's height are two words. */
const WORD_GAP = 0.15;
/** Not all letters are of one width; these are those of most sans serif print, in shares of its height. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\p{Script=Hangul}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u, 1],
  [/[mwMW@%]/, 0.85],
  [/[ijlI.,:;'’!|/\s]/, 0.27],
  [/[ftr()[\]-]/, 0.33],
  [/\p{Lu}/u, 0.69],
];
const ANY_LETTER = 0.55;

function widthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => {
    const [, width] = WIDTHS.find(([letters]) => letters.test(letter)) ?? [letter, ANY_LETTER];
    return sum + width;
  }, 0);
}

/** The runs of print in the box, from left to right. */
function listWithin(box: PageBox, texts: readonly PlacedText[]): PlacedText[] {
  const bottom = box.top + box.height;
  return texts
    .filter(({ top, height }) => top + height / 2 > box.top && top + height / 2 < bottom)
    .filter(({ left, width }) => left + width > box.left && left < box.left + box.width)
    .toSorted((a, b) => a.left - b.left);
}

/** The part of a run that these letters of it take up. */
function cut(run: PlacedText, { start, end }: Letters): Pick<PageBox, 'left' | 'width'> {
  const whole = widthOf(run.text) || 1;
  const before = (run.width * widthOf(run.text.slice(0, start))) / whole;
  const width = (run.width * widthOf(run.text.slice(start, end))) / whole;
  return { left: run.left + before, width };
}

/**
 * The box of a value alone, where `box` is that of the line in which it is printed: by the runs of print that a page
 * consists of. The box as it is where the value is not among them.
 */
export function narrowBox(
  box: PageBox,
  segment: TicketSegment,
  field: string,
  texts: readonly PlacedText[],
  namesOf?: NamesOf,
): PageBox {
  const runs = listWithin(box, texts);
  let line = '';
  const starts = runs.map((run, index) => {
    const before = runs[index - 1];
    const gap = before ? run.left - (before.left + before.width) : 0;
    if (before && gap > run.height * WORD_GAP) line += '  ';
    line += run.text;
    return line.length - run.text.length;
  });
  const found = findPrinted(segment, field, line, namesOf);
  if (!found) return box;
  const parts = runs.flatMap((run, index) => {
    const from = starts[index] ?? 0;
    const letters = {
      start: Math.max(0, found.start - from),
      end: Math.min(run.text.length, found.end - from),
    };
    return letters.start < letters.end ? [cut(run, letters)] : [];
  });
  const left = Math.min(...parts.map((part) => part.left));
  const right = Math.max(...parts.map((part) => part.left + part.width));
  return { ...box, left, width: right - left };
}
