import type { SegmentDraft } from '../../document.ts';
import { findRecordLocator } from '../../atoms/record-locator.ts';
import { isRecordLocatorLabel } from '../../atoms/record-locator-below.ts';
import { type PrintedRecordLocator, readRecordLocator } from '../../atoms/record-locator-value.ts';
import { isWeakLabel } from '../../atoms/weak-record-locator.ts';
import { makeFound } from '../../text/hit.ts';
import type { TokenGroup } from '../grouping/group.ts';
import { cellUnder } from '../tables/columns.ts';
import { findHeadings } from '../tables/table-rows.ts';

interface Drafted {
  readonly group: TokenGroup;
  readonly segment: SegmentDraft;
}

/** Lines below the last that is told of a flight, in which its record locator may be. */
const BELOW = 3;

/**
 * The segments with the record locator that is printed among the tokens of each, right below them or in its column:
 * agencies print one for each airline beside its flights. A flight without one has that of the flight before it, where
 * the same airline flies both.
 */
export function addSegmentRecordLocators(
  drafts: readonly Drafted[],
  lines: readonly string[],
): Drafted[] {
  const headings = findHeadings(lines);
  const starts = drafts.map(({ group }) => group.tokens[0]?.line ?? 0);
  let last: Drafted | undefined;
  return drafts.map(({ group, segment }, index) => {
    const next = starts[index + 1] ?? lines.length;
    const own = findInColumn(group, lines, headings) ?? findOwn(group, lines, next);
    const line = own && (lines[own.line] ?? '');
    const before = isSameCarrier(last, group) ? last?.segment.pnr : undefined;
    const pnr =
      own && line !== undefined ? makeFound(own.value, 'shapes', line, own.line, own) : before;
    last = { group, segment: pnr ? { ...segment, pnr } : segment };
    return last;
  });
}

/** The record locator in the row of a flight, under a heading that names it. */
function findInColumn(
  { flight }: TokenGroup,
  lines: readonly string[],
  headings: ReturnType<typeof findHeadings>,
): PrintedRecordLocator | undefined {
  const heading = headings[flight.line];
  const column =
    heading?.findIndex(({ text }) => isRecordLocatorLabel(text) || isWeakLabel(text)) ?? -1;
  const cell =
    heading && column >= 0 ? cellUnder(heading, column, lines[flight.line] ?? '') : undefined;
  const value = cell && readRecordLocator(cell.text);
  return cell && value && value.length === cell.text.length
    ? { value, line: flight.line, start: cell.start, end: cell.end }
    : undefined;
}

/** The only record locator on the lines of a flight; of two, one is an agency's, and no one knows which. */
function findOwn(
  { tokens }: TokenGroup,
  lines: readonly string[],
  next: number,
): PrintedRecordLocator | undefined {
  const from = tokens[0]?.line ?? 0;
  const to = findEnd(lines, tokens.at(-1)?.line ?? -1, next);
  const found = new Map<string, PrintedRecordLocator>();
  let recordLocator = findRecordLocator(lines, from, to);
  while (recordLocator) {
    if (!found.has(recordLocator.value)) found.set(recordLocator.value, recordLocator);
    recordLocator = findRecordLocator(lines, recordLocator.line + 1, to);
  }
  const [first, ...more] = found.values();
  return more.length === 0 ? first : undefined;
}

/** The end of what is told of a flight: an empty line or the next flight, soon below its last token. */
function findEnd(lines: readonly string[], last: number, next: number): number {
  let end = last + 1;
  const most = Math.min(lines.length, next, end + BELOW);
  while (end < most && (lines[end] ?? '').trim() !== '') end++;
  return end;
}

function isSameCarrier(before: Drafted | undefined, { flight }: TokenGroup): boolean {
  return before !== undefined && before.group.flight.value.carrier === flight.value.carrier;
}
