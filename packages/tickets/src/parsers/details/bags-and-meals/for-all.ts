import type { Found, SegmentDraft } from '../../../document.ts';
import { makeFound } from '../../../text/hit.ts';
import { infer } from '../../../text/infer.ts';
import { findLineBaggage } from './bag-line.ts';
import { readDetails } from '../../tokens/read-detail.ts';
import { ofKind } from '../../tokens/token.ts';

/** Words for all flights: `All flights: 1 bag of 23 kg`. */
const ALL =
  /(?<!\p{L})(?:(?:all|both|each|every) (?:flights?|segments?|legs?|ways|sectors?)|(?:todos los|ambos|cada) (?:vuelos?|tramos?)|(?:outbound|out|departing) (?:and|&) (?:return(?:ing)?|inbound|back)|ida y (?:vuelta|regreso)|hin- und rückflug|alle flüge|tous les vols)(?!\p{L})|(?:전|모든)\s?(?:구간|여정|항공편)/iu;
/** A word that means all flights next to a value, and the trip as a heading. */
const BOTH_DIRECTIONS = /왕복/u;
/** Lines below a heading of that kind, up to an empty one. */
const REACH = 8;

/** The only baggage or meal that a document names for all flights, on a line that says so or below a heading that does. */
export function findForAll(
  lines: readonly string[],
  kind: 'baggage' | 'meal',
): Found<string> | undefined {
  const named = lines.flatMap((line, at) =>
    isForAll(lines, at) ? readValues(line, at, kind) : [],
  );
  const [first] = named;
  return first && named.every(({ value }) => value === first.value) ? infer(first) : undefined;
}

/** The segments with the meal that is named for all of them, where they have none of their own. */
export function shareMeals(
  segments: readonly SegmentDraft[],
  lines: readonly string[],
): SegmentDraft[] {
  const meal = findForAll(lines, 'meal');
  return meal
    ? segments.map((segment) => (segment.meal ? segment : { ...segment, meal }))
    : [...segments];
}

function isForAll(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (ALL.test(line) || BOTH_DIRECTIONS.test(line)) return true;
  for (let above = at - 1; above >= Math.max(0, at - REACH); above--) {
    const text = lines[above] ?? '';
    if (text.trim() === '') return false;
    if (ALL.test(text)) return true;
  }
  return false;
}

function readValues(line: string, at: number, kind: 'baggage' | 'meal'): Found<string>[] {
  const hits = kind === 'meal' ? ofKind(readDetails([line], 0), kind) : findLineBaggage(line);
  return hits.slice(0, 1).map((hit) => makeFound(hit.value, 'shapes', line, at, hit));
}
