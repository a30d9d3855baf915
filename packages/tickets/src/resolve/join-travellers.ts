import { foldText } from '@ooo/domain/shared/search-text';
import type { LegDraft } from '../document.ts';
import { joinSeats } from '../atoms/seat.ts';
import { compareDrafts } from '../flights/same-flight.ts';

/** A title says nothing of who somebody is. */
const TITLE = /^(?:mr|ms|mrs|miss|mstr|dr|sr|sra)$/u;

/**
 * The legs with the seats of both, where another document is the ticket of somebody else on the same flight:
 * two seats for two travellers are no contradiction.
 */
export function joinTravellers(
  joined: readonly LegDraft[],
  legs: readonly LegDraft[],
): readonly LegDraft[] {
  return legs.map((leg) => {
    const same = joined.find((other) => compareDrafts(other, leg) === 'sure');
    if (!leg.seat || !same?.seat || isSamePerson(same, leg)) return leg;
    return { ...leg, seat: { ...leg.seat, value: joinSeats([same.seat.value, leg.seat.value]) } };
  });
}

/** True where nobody else is named: names come in any order, cut off, and with titles. */
export function isSamePerson(a: LegDraft, b: LegDraft): boolean {
  if (!a.passenger || !b.passenger) return true;
  const [one, other] = [listNames(a.passenger.value), listNames(b.passenger.value)];
  return one.every((name) => other.some((its) => its.startsWith(name) || name.startsWith(its)));
}

function listNames(passenger: string): string[] {
  return foldText(passenger)
    .split(/[\s,/]+/u)
    .filter((name) => name !== '' && !TITLE.test(name));
}
