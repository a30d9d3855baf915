import { minutesBetweenZoned } from '@ooo/domain/shared/zoned';
import type { MissingPart } from '../sentences/ticket-sentences.ts';
import { checkDuration } from './check-duration.ts';
import { type Notes, warn } from './question.ts';
import type { ResolvedLeg } from './resolved-leg.ts';

/** A connection is at most this long; the printed sum of a journey does not reach over a stay. */
const CONNECTION_MIN = 24 * 60;

/** The legs with the durations that are theirs; what does not fit the times is said, what is missing too. */
export function checkLegs(legs: readonly ResolvedLeg[], notes: Notes): ResolvedLeg[] {
  return legs.map((leg, index) => {
    noteMissing(leg, index, notes);
    const printed = leg.draft.durationMin?.value;
    const flown = minutesBetween(leg, leg);
    if (printed === undefined || flown === undefined) return { ...leg, durationMin: printed };
    const verdict = checkDuration(printed, flown, listSums(legs, index));
    if (verdict === 'differs') {
      warn(notes, 'DURATION_MISMATCH', (say) => say.durationMismatch(printed, flown), index);
    }
    return { ...leg, durationMin: verdict === 'whole-journey' ? undefined : printed };
  });
}

function minutesBetween(first: ResolvedLeg, last: ResolvedLeg): number | undefined {
  const { from, departureDate, departureTime } = first;
  const { to, arrivalDate, arrivalTime } = last;
  if (!from || !to || !departureDate || !departureTime || !arrivalDate || !arrivalTime)
    return undefined;
  return minutesBetweenZoned(
    { date: departureDate, time: departureTime, zone: from.zone },
    { date: arrivalDate, time: arrivalTime, zone: to.zone },
  );
}

/** Minutes from each earlier departure of the same way to the arrival of the leg, and on to later arrivals. */
function listSums(legs: readonly ResolvedLeg[], index: number): number[] {
  const [start, end] = findWay(legs, index);
  const sums: number[] = [];
  for (let first = start; first <= index; first++) {
    for (let last = index; last <= end; last++) {
      const [from, to] = [legs[first], legs[last]];
      const minutes = from && to && first < last ? minutesBetween(from, to) : undefined;
      if (minutes !== undefined) sums.push(minutes);
    }
  }
  return sums;
}

/** The first and last leg that connect to this one without a stay. */
function findWay(legs: readonly ResolvedLeg[], index: number): [number, number] {
  let [start, end] = [index, index];
  while (start > 0 && connects(legs[start - 1], legs[start])) start--;
  while (end + 1 < legs.length && connects(legs[end], legs[end + 1])) end++;
  return [start, end];
}

function connects(a: ResolvedLeg | undefined, b: ResolvedLeg | undefined): boolean {
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

function noteMissing(leg: ResolvedLeg, index: number, notes: Notes): void {
  const number = leg.draft.flightNumber?.value;
  const parts: Readonly<Record<MissingPart, unknown>> = {
    flightNumber: number,
    from: leg.fromCode,
    to: leg.toCode,
    date: leg.departureDate,
  };
  const missing = PARTS.filter((part) => !parts[part]);
  if (missing.length === 0) return;
  warn(notes, 'INCOMPLETE_LEG', (say) => say.incompleteLeg(missing, number), index);
}
