import type { Found, LegDraft } from '../../document.ts';
import { airlineCodeByName, isAirlineCode } from '../atoms/airline.ts';
import { findLocator } from '../atoms/locator.ts';
import { makeFound } from '../text/hit.ts';

/** What ends what is said of one airline. */
const PARTS = /[,;·]\s|\.\s|\s(?:and|y|und|et)\s|\s[/|]\s/u;
const CODED = /\(([A-Z][A-Z\d]|\d[A-Z])\)/u;
/** One label for the locators of several airlines. */
const LISTED =
  /(?<!\p{L})(?:airline|vendor|carrier)s?\s(?:ref(?:erence)?s?|locators?|confirmations?)(?!\p{L})/iu;
const OF_CARRIER = /(?<![\p{L}\d])([A-Z\d]{2})[ /:]\s?([A-Z\d]{6})(?![\p{L}\d])/gu;
const LONGEST = 300;
const MOST_LINES = 400;

/**
 * The legs with the locator of their own airline, where a document names several: `아시아나 예약번호는 9RBK4M,
 * 국내선(CA) 예약번호는 NFD0X7`, `SAS booking reference: QX4TZL; TAP booking reference: UZ4KWQ`.
 */
export function addCarrierLocators(
  legs: readonly LegDraft[],
  lines: readonly string[],
): LegDraft[] {
  const carriers = new Set(
    legs.flatMap(({ flightNumber }) => flightNumber?.value.slice(0, 2) ?? []),
  );
  if (carriers.size < 2) return [...legs];
  const locators = new Map(
    lines.slice(0, MOST_LINES).flatMap((line, at) => readLine(line.slice(0, LONGEST), at)),
  );
  if (new Set([...locators.values()].map(({ value }) => value)).size < 2) return [...legs];
  return legs.map((leg) => {
    const pnr = locators.get(leg.flightNumber?.value.slice(0, 2) ?? '');
    return pnr ? { ...leg, pnr } : leg;
  });
}

/** The airlines of a line, each with its locator. */
function readLine(line: string, at: number): (readonly [string, Found<string>])[] {
  return line.split(PARTS).flatMap((part) => {
    const locator = findLocator([part]);
    if (!locator) return [];
    const before = part.slice(0, locator.start).trim();
    const coded = CODED.exec(before)?.[1] ?? CODED.exec(part.slice(locator.start))?.[1];
    const carrier = coded && isAirlineCode(coded) ? coded : airlineCodeByName(before);
    if (carrier === undefined) return [];
    const start = line.indexOf(locator.value, line.indexOf(part));
    const hit = { start, end: start + locator.value.length };
    return [[carrier, makeFound(locator.value, 'shapes', line, at, hit)] as const];
  });
}

/** Locators that a document lists by airline, beside one label: `AIRLINE REF  KQ TV6WQK  SA 6ZBHNR`. */
export function listCarrierLocators(lines: readonly string[]): ReadonlyMap<string, Found<string>> {
  const found = new Map<string, Found<string>>();
  for (const [at, line] of lines.entries()) {
    if (!LISTED.test(line)) continue;
    for (const match of line.matchAll(OF_CARRIER)) {
      const [whole, carrier = '', locator = ''] = match;
      if (!isAirlineCode(carrier) || !/\d|[A-Z]{6}/u.test(locator)) continue;
      const span = { start: match.index, end: match.index + whole.length };
      found.set(carrier, makeFound(locator, 'shapes', line, at, span));
    }
  }
  return found;
}
