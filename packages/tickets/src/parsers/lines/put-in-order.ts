import { withGaps } from './glued-labels.ts';
import { type FoldedLines, foldLongLines } from './long-lines.ts';
import { withBars } from './semicolon-cells.ts';
import { unfoldBoxes } from './side-by-side.ts';
import { unfoldSidebar } from './sidebar.ts';
import { unfoldColumns } from './flight-columns.ts';
import { completeCells } from './wrapped-cells.ts';
import { completeNames } from './wrapped-names.ts';
import { completeSegments } from './wrapped-segments.ts';
import { completeSentences } from './wrapped-sentences.ts';

/**
 * The lines of a document as they are read: first what broke within a line is put together again, then what is side
 * by side comes one below the other. Each line keeps the number that it has in the document.
 */
export function putInOrder(lines: readonly string[]): FoldedLines {
  const parted = completeCells(withGaps(withBars(lines)));
  const whole = completeSegments(completeSentences(completeNames(parted)));
  return unfoldColumns(unfoldBoxes(unfoldSidebar(foldLongLines(whole))));
}
