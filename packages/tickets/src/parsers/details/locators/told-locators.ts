import type { LegDraft } from '../../../document.ts';
import { findLocator } from '../../../atoms/locator.ts';
import { mayHoldLocator, type PrintedLocator } from '../../../atoms/locator-value.ts';
import { makeFound } from '../../../text/hit.ts';

const MOST_LINES = 400;
/** Lines from a locator to the flight that it heads. */
const ABOVE = 2;

/**
 * The legs with the locators that sentences name one after another, each behind the flight that it is of: `You fly with
 * … BA85 … Our reference is 7QKXTM. Then AC8274 … Their reference is 4ZLWTQ.` Or with those that head them in a list:
 * `2) Peach – reference LD82VJ`, and below it `MM709`. Where one is named for all, nobody knows.
 */
export function addToldLocators(legs: readonly LegDraft[], lines: readonly string[]): LegDraft[] {
  const starts = legs.map(({ flightNumber }) => (flightNumber?.line ?? 0) - 1);
  const first = Math.min(...starts);
  if (legs.length < 2 || first < 0 || legs.every(({ pnr }) => pnr)) return [...legs];
  const locators = listLocators(lines.slice(0, MOST_LINES));
  if (new Set(locators.map(({ value }) => value)).size < 2) return [...legs];
  const isOfAll = locators.some(({ line }) => line < first);
  const own = isOfAll ? findAbove(starts, locators) : findBehind(starts, locators);
  return legs.map((leg, index) => {
    const locator = leg.pnr ? undefined : own[index];
    if (!locator) return leg;
    const pnr = makeFound(
      locator.value,
      'shapes',
      lines[locator.line] ?? '',
      locator.line,
      locator,
    );
    return { ...leg, pnr };
  });
}

/** The only locator between each flight and the next. */
function findBehind(
  starts: readonly number[],
  locators: readonly PrintedLocator[],
): (PrintedLocator | undefined)[] {
  return starts.map((start) => {
    const end = Math.min(...starts.filter((other) => other > start), Infinity);
    const [own, ...more] = locators.filter(({ line }) => line >= start && line < end);
    return more.every(({ value }) => value === own?.value) ? own : undefined;
  });
}

/** The locator right above each flight, as in a list of bookings; none where a flight has none of its own. */
function findAbove(
  starts: readonly number[],
  locators: readonly PrintedLocator[],
): (PrintedLocator | undefined)[] {
  const own = starts.map((start) => {
    const before = Math.max(...starts.filter((other) => other < start), -1);
    return locators.findLast(({ line }) => line > before && line < start && line >= start - ABOVE);
  });
  const lines = new Set(own.map((locator) => locator?.line));
  return lines.has(undefined) || lines.size < own.length ? [] : own;
}

function listLocators(lines: readonly string[]): PrintedLocator[] {
  const found: PrintedLocator[] = [];
  const mayHold = lines.map(mayHoldLocator);
  for (let at = 0; at < lines.length; at++) {
    if (!mayHold[at] && !mayHold[at + 1]) continue;
    const locator = findLocator(lines, at, Math.min(lines.length, at + 2));
    if (!locator) continue;
    found.push(locator);
    at = locator.line;
  }
  return found;
}
