import type { SegmentDraft } from '../../document.ts';
import { labelAt } from '../../atoms/labels.ts';
import type { FlightEnd } from '../../flights/flight-end.ts';
import { splitCells } from '../../text/cells.ts';
import type { Line } from '../lines/line-reader.ts';
import type { Block } from './layout.ts';

/**
 * Reads the lines of a block that a departure or arrival label starts. `read` gets what follows the label
 * and gives undefined for a line that is something else; the first line of each end counts.
 */
export function readEnds(
  lines: readonly string[],
  block: Block,
  read: (end: FlightEnd, line: Line, value: string) => Partial<SegmentDraft> | undefined,
): Partial<SegmentDraft> {
  const ends = new Map<FlightEnd, Partial<SegmentDraft>>();
  for (let at = block.from + 1; at < block.to; at++) {
    const text = lines[at] ?? '';
    for (const { end, value } of listEnds(text)) {
      const fields = ends.has(end) ? undefined : read(end, { text, at }, value);
      if (fields) ends.set(end, fields);
    }
  }
  return { ...ends.get('departure'), ...ends.get('arrival') };
}

/** What a line says of an end that it begins with, or of both in cells of their own: `DEPARTURE 10:30   ARRIVAL 13:10`. */
function listEnds(text: string): { readonly end: FlightEnd; readonly value: string }[] {
  const cells = splitCells(text).flatMap((cell) => readLabel(cell.text) ?? []);
  const own = readLabel(text.trim());
  if (!own) return [];
  return cells.length === 2 && cells[0]?.end !== cells[1]?.end ? cells : [own];
}

function readLabel(text: string): { readonly end: FlightEnd; readonly value: string } | undefined {
  const label = labelAt(text);
  if (label?.field !== 'departure' && label?.field !== 'arrival') return undefined;
  return { end: label.field, value: text.slice(label.length) };
}

/** The field of a segment that holds an end's airport. */
export function sideOf(end: FlightEnd): 'from' | 'to' {
  return end === 'departure' ? 'from' : 'to';
}
