import type { Found, LegDraft } from '../document.ts';
import { isNamed } from '../atoms/airport-name.ts';
import { infer } from '../text/infer.ts';
import { hasFrom, hasTo } from '../flights/known-ends.ts';

/**
 * Legs that lack one end, with the one that the booking leaves no doubt about: the flight back has the next
 * number, and a flight starts where the one before it ended. What is concluded so is `inferred`.
 */
export function completeEnds(legs: readonly LegDraft[]): LegDraft[] {
  return legs.map((leg, at) => {
    const twin = legs.find((other) => isTwin(leg, other));
    const before = legs[at - 1];
    const after = legs[at + 1];
    const from = hasFrom(leg) ? undefined : (twin?.to ?? before?.to);
    const to = hasTo(leg) ? undefined : (twin?.from ?? after?.from);
    if (from && from.value !== leg.to?.value) return { ...leg, from: infer(from) };
    if (to && to.value !== leg.from?.value) return { ...leg, to: infer(to) };
    const [fromName, toName] = [before?.toName, after?.fromName];
    if (!hasFrom(leg) && isElsewhere(fromName, leg.to ?? leg.toName))
      return { ...leg, fromName: infer(fromName) };
    if (!hasTo(leg) && isElsewhere(toName, leg.from ?? leg.fromName))
      return { ...leg, toName: infer(toName) };
    return leg;
  });
}

/** True for the name of another place than the end that is known. */
function isElsewhere(
  name: Found<string> | undefined,
  other: Found<string> | undefined,
): name is Found<string> {
  if (name === undefined || name.value === other?.value) return false;
  return !(other && isNamed(other.value, name.value));
}

/** KE81 and KE82: the end that both know is on the right side of each. */
function isTwin(leg: LegDraft, other: LegDraft): boolean {
  const [a, b] = [leg.flightNumber?.value, other.flightNumber?.value];
  if (a === undefined || b === undefined || a.slice(0, 2) !== b.slice(0, 2)) return false;
  if (Math.abs(Number(a.slice(2)) - Number(b.slice(2))) !== 1) return false;
  const isSame = leg.from?.value === other.to?.value || leg.to?.value === other.from?.value;
  return isSame && other.from !== undefined && other.to !== undefined;
}
