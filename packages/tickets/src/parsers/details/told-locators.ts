import type { LegDraft } from '../../document.ts';
import { findLocator } from '../../atoms/locator.ts';
import { mayHoldLocator, type PrintedLocator } from '../../atoms/locator-value.ts';
import { makeFound } from '../../text/hit.ts';

const MOST_LINES = 400;

/**
 * The legs with the locators that sentences name one after another, each behind the flight that it is of: `You fly with
 * … BA85 … Our reference is 7QKXTM. Then AC8274 … Their reference is 4ZLWTQ.` Where one is named for all, or before
 * the first flight, nobody knows.
 */
export function addToldLocators(legs: readonly LegDraft[], lines: readonly string[]): LegDraft[] {
  const starts = legs.map(({ flightNumber }) => (flightNumber?.line ?? 0) - 1);
  const first = Math.min(...starts);
  if (legs.length < 2 || first < 0 || legs.every(({ pnr }) => pnr)) return [...legs];
  const locators = listLocators(lines.slice(0, MOST_LINES));
  const isOfAll = locators.some(({ line }) => line < first);
  if (isOfAll || new Set(locators.map(({ value }) => value)).size < 2) return [...legs];
  return legs.map((leg, index) => {
    if (leg.pnr) return leg;
    const start = starts[index] ?? 0;
    const end = Math.min(...starts.filter((other) => other > start), lines.length);
    const [own, ...more] = locators.filter(({ line }) => line >= start && line < end);
    if (!own || more.some(({ value }) => value !== own.value)) return leg;
    const pnr = makeFound(own.value, 'shapes', lines[own.line] ?? '', own.line, own);
    return { ...leg, pnr };
  });
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
