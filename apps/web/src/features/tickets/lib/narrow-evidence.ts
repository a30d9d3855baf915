import type { PageBox, TicketEvidence, TicketSegment } from '@ooo/domain/tickets/ticket.schema';
import type { DrawnPage } from './drawn-document.types.ts';
import { narrowBox, type PlacedText } from './narrow-box.ts';
import type { NamesOf } from './printed-value.ts';

/** How wide a letter is for its height, more or less. */
const LETTER = 0.5;
/** A box with room for this share of a snippet is the snippet's. */
const MOST = 0.7;

function holdsAll(
  box: PageBox,
  { width, height }: DrawnPage,
  { snippet }: TicketEvidence,
): boolean {
  const letters = (box.width * width) / (box.height * height * LETTER);
  return letters >= snippet.length * MOST;
}

/**
 * The print in the box of a picture: its line of the document's text, whose columns are as far apart as on the page,
 * drawn out over the box. Nothing where the box is a word of it alone.
 */
function spreadLine(
  box: PageBox,
  evidence: TicketEvidence,
  page: DrawnPage,
  lines: readonly string[],
): PlacedText[] {
  const line = lines[(evidence.line ?? 0) - 1]?.trim();
  return line === undefined || !holdsAll(box, page, evidence) ? [] : [{ ...box, text: line }];
}

/** The evidence with the boxes of values, where those of the lines are known in which they were read. */
export function narrowEvidence(
  evidence: readonly TicketEvidence[],
  segments: readonly TicketSegment[],
  pages: readonly DrawnPage[],
  text: string,
  namesOf?: NamesOf,
): TicketEvidence[] {
  const lines = text.split('\n');
  return evidence.map((item) => {
    const { box, leg, field } = item;
    const page = pages.find(({ number }) => number === box?.page);
    const segment = segments[leg];
    if (!box || !page || !segment) return item;
    const texts = page.texts.length > 0 ? page.texts : spreadLine(box, item, page, lines);
    return { ...item, box: narrowBox(box, segment, field, texts, namesOf) };
  });
}
