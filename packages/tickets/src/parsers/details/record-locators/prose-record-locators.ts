import type { SegmentDraft } from '../../../document.ts';
import { findRecordLocator } from '../../../atoms/record-locator.ts';
import {
  mayHoldRecordLocator,
  type PrintedRecordLocator,
} from '../../../atoms/record-locator-value.ts';
import { makeFound } from '../../../text/hit.ts';

const MOST_LINES = 400;
/** Lines from a record locator to the flight that it heads. */
const ABOVE = 2;

/**
 * The segments with the record locators that sentences name one after another, each behind the flight that it is of:
 * `You fly with … BA85 … Our reference is 7QKXTM. Then AC8274 … Their reference is 4ZLWTQ.` Or with those that head
 * them in a list: `2) Peach – reference LD82VJ`, and below it `MM709`. Where one is named for all, it is not known.
 */
export function addProseRecordLocators(
  segments: readonly SegmentDraft[],
  lines: readonly string[],
): SegmentDraft[] {
  const starts = segments.map(({ flightNumber }) => (flightNumber?.line ?? 0) - 1);
  const first = Math.min(...starts);
  if (segments.length < 2 || first < 0 || segments.every(({ pnr }) => pnr)) return [...segments];
  const recordLocators = listRecordLocators(lines.slice(0, MOST_LINES));
  if (new Set(recordLocators.map(({ value }) => value)).size < 2) return [...segments];
  const isOfAll = recordLocators.some(({ line }) => line < first);
  const own = isOfAll ? findAbove(starts, recordLocators) : findBehind(starts, recordLocators);
  return segments.map((segment, index) => {
    const recordLocator = segment.pnr ? undefined : own[index];
    if (!recordLocator) return segment;
    const pnr = makeFound(
      recordLocator.value,
      'shapes',
      lines[recordLocator.line] ?? '',
      recordLocator.line,
      recordLocator,
    );
    return { ...segment, pnr };
  });
}

/** The only record locator between each flight and the next. */
function findBehind(
  starts: readonly number[],
  recordLocators: readonly PrintedRecordLocator[],
): (PrintedRecordLocator | undefined)[] {
  return starts.map((start) => {
    const end = Math.min(...starts.filter((other) => other > start), Infinity);
    const [own, ...more] = recordLocators.filter(({ line }) => line >= start && line < end);
    return more.every(({ value }) => value === own?.value) ? own : undefined;
  });
}

/** The record locator right above each flight, as in a list of bookings; none where a flight has none of its own. */
function findAbove(
  starts: readonly number[],
  recordLocators: readonly PrintedRecordLocator[],
): (PrintedRecordLocator | undefined)[] {
  const own = starts.map((start) => {
    const before = Math.max(...starts.filter((other) => other < start), -1);
    return recordLocators.findLast(
      ({ line }) => line > before && line < start && line >= start - ABOVE,
    );
  });
  const lines = new Set(own.map((recordLocator) => recordLocator?.line));
  return lines.has(undefined) || lines.size < own.length ? [] : own;
}

function listRecordLocators(lines: readonly string[]): PrintedRecordLocator[] {
  const found: PrintedRecordLocator[] = [];
  const mayHold = lines.map(mayHoldRecordLocator);
  for (let at = 0; at < lines.length; at++) {
    if (!mayHold[at] && !mayHold[at + 1]) continue;
    const recordLocator = findRecordLocator(lines, at, Math.min(lines.length, at + 2));
    if (!recordLocator) continue;
    found.push(recordLocator);
    at = recordLocator.line;
  }
  return found;
}
