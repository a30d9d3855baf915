import { minutesBetweenZoned } from '@ooo/domain/shared/zoned';
import type { MissingPart } from '@ooo/texts/tickets.types';
import { checkDuration } from './check-duration.ts';
import { type Notes, warn } from './question.ts';
import type { ResolvedSegment } from './resolved-segment.ts';

/** A connection is at most this long; the printed sum of a journey does not reach over a stay. */
const CONNECTION_MIN = 24 * 60;

/** The segments with their durations; reports those that do not fit the times, and missing values. */
export function checkSegments(
  segments: readonly ResolvedSegment[],
  notes: Notes,
): ResolvedSegment[] {
  return segments.map((segment, index) => {
    noteMissing(segment, index, notes);
    const printed = segment.draft.durationMin?.value;
    const flown = minutesBetween(segment, segment);
    if (printed === undefined || flown === undefined) return { ...segment, durationMin: printed };
    const verdict = checkDuration(printed, flown, listSums(segments, index));
    if (verdict === 'differs') {
      warn(notes, 'DURATION_MISMATCH', (say) => say.durationMismatch(printed, flown), index);
    }
    return { ...segment, durationMin: verdict === 'whole-journey' ? undefined : printed };
  });
}

function minutesBetween(first: ResolvedSegment, last: ResolvedSegment): number | undefined {
  const { from, departureDate, departureTime } = first;
  const { to, arrivalDate, arrivalTime } = last;
  if (!from || !to || !departureDate || !departureTime || !arrivalDate || !arrivalTime)
    return undefined;
  return minutesBetweenZoned(
    { date: departureDate, time: departureTime, zone: from.zone },
    { date: arrivalDate, time: arrivalTime, zone: to.zone },
  );
}

/** Minutes from each earlier departure of the same way to the arrival of the segment, and on to later arrivals. */
function listSums(segments: readonly ResolvedSegment[], index: number): number[] {
  const [start, end] = findDirection(segments, index);
  const sums: number[] = [];
  for (let first = start; first <= index; first++) {
    for (let last = index; last <= end; last++) {
      const [from, to] = [segments[first], segments[last]];
      const minutes = from && to && first < last ? minutesBetween(from, to) : undefined;
      if (minutes !== undefined) sums.push(minutes);
    }
  }
  return sums;
}

/** The first and last segment that connect to this one without a stay. */
function findDirection(segments: readonly ResolvedSegment[], index: number): [number, number] {
  let [start, end] = [index, index];
  while (start > 0 && connects(segments[start - 1], segments[start])) start--;
  while (end + 1 < segments.length && connects(segments[end], segments[end + 1])) end++;
  return [start, end];
}

function connects(a: ResolvedSegment | undefined, b: ResolvedSegment | undefined): boolean {
  if (!a?.to || a.to !== b?.from || !a.arrivalDate || !b.departureDate) return false;
  if (!a.arrivalTime || !b.departureTime) return a.arrivalDate === b.departureDate;
  const zone = a.to.zone;
  const stay = minutesBetweenZoned(
    { date: a.arrivalDate, time: a.arrivalTime, zone },
    { date: b.departureDate, time: b.departureTime, zone },
  );
  return stay >= 0 && stay < CONNECTION_MIN;
}

const PARTS: readonly MissingPart[] = ['flightNumber', 'from', 'to', 'date'];

function noteMissing(segment: ResolvedSegment, index: number, notes: Notes): void {
  const number = segment.draft.flightNumber?.value;
  const parts: Readonly<Record<MissingPart, unknown>> = {
    flightNumber: number,
    from: segment.fromCode,
    to: segment.toCode,
    date: segment.departureDate,
  };
  const missing = PARTS.filter((part) => !parts[part]);
  if (missing.length === 0) return;
  warn(notes, 'INCOMPLETE_LEG', (say) => say.incompleteSegment(missing, number), index);
}
