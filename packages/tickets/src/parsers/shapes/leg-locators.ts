import type { LegDraft } from '../../document.ts';
import { findLocator, type PrintedLocator } from '../atoms/locator.ts';
import { makeFound } from '../text/hit.ts';
import { listCarrierLocators } from './carrier-locators.ts';
import type { TokenGroup } from './group.ts';

interface Drafted {
  readonly group: TokenGroup;
  readonly leg: LegDraft;
}

/**
 * The legs with the locator that is printed among the tokens of each: agencies print one for each airline beside its
 * flights. A flight without one has that of the flight before it, where the same airline flies both.
 */
export function addLegLocators(drafts: readonly Drafted[], lines: readonly string[]): Drafted[] {
  const carriers = listCarrierLocators(lines);
  let last: Drafted | undefined;
  return drafts.map(({ group, leg }) => {
    const own = findOwn(group, lines);
    const line = own && (lines[own.line] ?? '');
    const before = isSameCarrier(last, group) ? last?.leg.pnr : undefined;
    const named = carriers.get(group.flight.value.carrier) ?? before;
    const pnr =
      own && line !== undefined ? makeFound(own.value, 'shapes', line, own.line, own) : named;
    last = { group, leg: pnr ? { ...leg, pnr } : leg };
    return last;
  });
}

/** The only locator on the lines of a flight; of two, one is an agency's, and nobody knows which. */
function findOwn({ tokens }: TokenGroup, lines: readonly string[]): PrintedLocator | undefined {
  const [from, to] = [tokens[0]?.line ?? 0, tokens.at(-1)?.line ?? -1];
  const found = new Map<string, PrintedLocator>();
  let next = findLocator(lines, from, to + 1);
  while (next) {
    if (!found.has(next.value)) found.set(next.value, next);
    next = findLocator(lines, next.line + 1, to + 1);
  }
  const [first, ...more] = found.values();
  return more.length === 0 ? first : undefined;
}

function isSameCarrier(before: Drafted | undefined, { flight }: TokenGroup): boolean {
  return before !== undefined && before.group.flight.value.carrier === flight.value.carrier;
}
