import { foldText } from '@ooo/domain/shared/search-text';
import type { SegmentDraft } from '../document.ts';
import { joinSeats } from '../atoms/seat.ts';
import { compareDrafts } from '../flights/same-flight.ts';

/** A title does not identify a traveller. */
const TITLE = /^(?:mr|ms|mrs|miss|mstr|dr|sr|sra)$/u;

/**
 * The segments with the seats of both, where another document is the ticket of someone else on the same flight:
 * two seats for two travellers are no contradiction.
 */
export function joinTravellers(
  joined: readonly SegmentDraft[],
  segments: readonly SegmentDraft[],
): readonly SegmentDraft[] {
  return segments.map((segment) => {
    const same = joined.find((other) => compareDrafts(other, segment) === 'sure');
    if (!segment.seat || !same?.seat || isSamePerson(same, segment)) return segment;
    return {
      ...segment,
      seat: { ...segment.seat, value: joinSeats([same.seat.value, segment.seat.value]) },
    };
  });
}

/** True where no one else is named: names come in any order, cut off, and with titles. */
export function isSamePerson(a: SegmentDraft, b: SegmentDraft): boolean {
  if (!a.passenger || !b.passenger) return true;
  const [one, other] = [listNames(a.passenger.value), listNames(b.passenger.value)];
  return one.every((name) => other.some((its) => its.startsWith(name) || name.startsWith(its)));
}

function listNames(passenger: string): string[] {
  return foldText(passenger)
    .split(/[\s,/]+/u)
    .filter((name) => name !== '' && !TITLE.test(name));
}
