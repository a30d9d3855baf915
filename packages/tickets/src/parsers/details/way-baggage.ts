import type { Found, LegDraft } from '../../document.ts';
import { findBaggage, readBaggage } from '../../atoms/baggage.ts';
import { makeFound } from '../../text/hit.ts';
import { legsOfWay, type Way, WAY_WORDS, wayOf } from './ways.ts';

/** `Outbound: 1 x 23kg checked baggage allowance per passenger`, `Ida: asiento 7C, Fly Light + maleta facturada 20kg`. */
const LABELLED = new RegExp(
  String.raw`^\s{0,12}${WAY_WORDS}\s?(?:\p{L}{3,12})?\s?[:：-]\s?(?<rest>.{3,120})$`,
  'iu',
);
/** A line that may tell what may be checked. */
export const NAMES_BAGS = /bag|luggage|equipaje|malet|valija|gep[äa]ck|koffer|수[하화]물|kg|pc/iu;

/**
 * Gives the flights of a way the baggage that a line names for it, where they have none of their own. What a line of one
 * way names twice in two ways is nobody's.
 */
export function addWayBaggage(legs: readonly LegDraft[], lines: readonly string[]): LegDraft[] {
  const named = lines.flatMap((line, at) => readLine(line, at));
  if (named.length === 0) return [...legs];
  const found = new Map<number, Found<string> | undefined>();
  for (const { way, baggage } of named) {
    for (const at of legsOfWay(legs, way)) {
      const before = found.get(at);
      const isOther = found.has(at) && before?.value !== baggage.value;
      found.set(at, isOther ? undefined : baggage);
    }
  }
  return legs.map((leg, at) => {
    const baggage = leg.baggage ?? found.get(at);
    return baggage ? { ...leg, baggage } : leg;
  });
}

function readLine(line: string, at: number): { way: Way; baggage: Found<string> }[] {
  const groups = NAMES_BAGS.test(line) ? LABELLED.exec(line)?.groups : undefined;
  const rest = groups?.['rest'];
  if (rest === undefined) return [];
  const start = line.length - rest.length;
  const parts = rest.split(/\s\+\s|[,;|]\s?/u).filter((part) => NAMES_BAGS.test(part));
  const value = findBaggage(rest)[0]?.value ?? parts.map(readBaggage).find(Boolean);
  if (value === undefined) return [];
  const hit = { start, end: line.length };
  return [{ way: wayOf(groups), baggage: makeFound(value, 'shapes', line, at, hit) }];
}
