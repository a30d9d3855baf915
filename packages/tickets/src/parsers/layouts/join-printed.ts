import type { SegmentDraft, TravelDocument } from '../../document.ts';
import { findRecordLocator } from '../../atoms/record-locator.ts';
import { dedupeSegments } from '../../flights/dedupe-segments.ts';
import { joinDrafts, withoutNames } from '../../flights/join-drafts.ts';
import { compareDrafts } from '../../flights/same-flight.ts';
import { foundIn } from '../lines/line-reader.ts';
import { joinReadings } from '../events/join-readings.ts';
import { readByEvents } from '../events/read-by-events.ts';
import { readByShapes } from '../shapes/read-by-shapes.ts';

/**
 * The flights of a layout that is of single lines, with those that are printed in the rest of the document: where both
 * tell of one flight, the print fills the gaps, and its record locator is the one that the traveller knows.
 */
export function joinPrinted(
  coded: readonly SegmentDraft[],
  rest: TravelDocument,
): readonly SegmentDraft[] {
  if (rest.lines.every((line) => line.trim() === '')) return coded;
  const printed = dedupeSegments(joinReadings(readByShapes(rest), readByEvents(rest.lines)));
  const used = new Set<SegmentDraft>();
  const joined = coded.map((segment) => {
    const other = printed.find((each) => compareDrafts(segment, each) !== 'no');
    if (!other) return segment;
    used.add(other);
    const pnr = other.pnr ?? findPrintedLocator(rest.lines) ?? segment.pnr;
    return { ...joinDrafts(segment, withoutNames(other, segment)), ...(pnr ? { pnr } : {}) };
  });
  return [...joined, ...printed.filter((segment) => !used.has(segment))];
}

function findPrintedLocator(lines: readonly string[]): SegmentDraft['pnr'] {
  const printed = findRecordLocator(lines);
  if (!printed) return undefined;
  return foundIn(
    { text: lines[printed.line] ?? '', at: printed.line },
    printed.value,
    printed.value,
  );
}
