import type { LegDraft } from '../../document.ts';
import { labelAt } from '../labels.ts';
import type { Line } from '../text/line-reader.ts';
import type { Block } from './layout.ts';

/** One end of a flight as labels name it. */
export type End = 'departure' | 'arrival';

/**
 * Reads the lines of a block that a departure or arrival label starts. `read` gets what follows the label
 * and gives undefined for a line that is something else; the first line of each end counts.
 */
export function readEnds(
  lines: readonly string[],
  block: Block,
  read: (end: End, line: Line, value: string) => Partial<LegDraft> | undefined,
): Partial<LegDraft> {
  const ends = new Map<End, Partial<LegDraft>>();
  for (let at = block.from + 1; at < block.to; at++) {
    const text = lines[at] ?? '';
    const head = text.trimStart();
    const label = labelAt(head);
    if (label?.field !== 'departure' && label?.field !== 'arrival') continue;
    const fields = ends.has(label.field)
      ? undefined
      : read(label.field, { text, at }, head.slice(label.length));
    if (fields) ends.set(label.field, fields);
  }
  return { ...ends.get('departure'), ...ends.get('arrival') };
}

/** The field of a leg that holds an end's airport. */
export function sideOf(end: End): 'from' | 'to' {
  return end === 'departure' ? 'from' : 'to';
}
