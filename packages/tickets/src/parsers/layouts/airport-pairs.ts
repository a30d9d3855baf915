import { findAirportsByName } from '@ooo/atlas/airports';
import type { Found, SegmentDraft } from '../../document.ts';
import { isAirportCode } from '../../atoms/airport-code.ts';
import { foundIn } from '../lines/line-reader.ts';

/** Two airports run together, `ICNJFK`, as baggage rules and fare lines name a flight. */
export interface AirportPair {
  readonly from: Found<string>;
  readonly to: Found<string>;
}

const PAIR = /(?<![\p{L}\d])([A-Z]{3})[ -]?([A-Z]{3})(?![\p{L}\d])/gu;
const MAX_PAIRS = 200;

/** The pairs of a document, in order, each once. */
export function findAirportPairs(lines: readonly string[]): AirportPair[] {
  const pairs = new Map<string, AirportPair>();
  for (const [at, text] of lines.entries()) {
    for (const [whole, from = '', to = ''] of text.matchAll(PAIR)) {
      if (pairs.size >= MAX_PAIRS) return [...pairs.values()];
      if (from === to || pairs.has(from + to) || !isAirportCode(from) || !isAirportCode(to))
        continue;
      const line = { text, at };
      pairs.set(from + to, { from: foundIn(line, from, whole), to: foundIn(line, to, whole) });
    }
  }
  return [...pairs.values()];
}

/** Gives a segment that has names only the codes of the pair that both names agree with. */
export function settlePlaces(segment: SegmentDraft, pairs: readonly AirportPair[]): SegmentDraft {
  if (!segment.fromName || !segment.toName) return segment;
  const from = candidates(segment.fromName.value);
  const to = candidates(segment.toName.value);
  const pair = pairs.find((pair) => from.has(pair.from.value) && to.has(pair.to.value));
  return pair ? { ...segment, from: pair.from, to: pair.to } : segment;
}

function candidates(name: string): ReadonlySet<string> {
  return new Set(findAirportsByName(name, 12).map(({ airport }) => airport.iata));
}
