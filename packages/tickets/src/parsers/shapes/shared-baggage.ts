import type { Found, LegDraft } from '../../document.ts';
import { makeFound } from '../text/hit.ts';
import { labelWords } from '../labels.ts';
import { findBaggage } from '../atoms/baggage.ts';
import { readDetails } from './read-detail.ts';

const BAGGAGE = new RegExp(labelWords('baggage').join('|'), 'iu');

/** `All flights: 1 bag of 23 kg`. */
const FOR_ALL =
  /(?<!\p{L})(?:(?:all|both|each|every) (?:flights?|segments?|legs?|ways|sectors?)|(?:todos los|cada) (?:vuelos?|tramos?)|alle flüge|tous les vols)(?!\p{L})|(?:전|모든)\s?(?:구간|여정|항공편)|왕복/iu;

/**
 * Gives all legs the allowance that a document names once for the whole journey, beside the travellers' names
 * or below the last flight, and connections the one that stands around the flights of their way. Where it names
 * several, or one for an earlier flight, each leg keeps its own.
 */
export function shareBaggage(legs: readonly LegDraft[], lines: readonly string[]): LegDraft[] {
  const forAll = findForAll(lines);
  if (forAll) return legs.map((leg) => (leg.baggage ? leg : { ...leg, baggage: forAll }));
  if (legs.slice(0, -1).some(({ baggage }) => baggage)) return shareInWays(legs);
  const own = legs.at(-1)?.baggage;
  const named = own ? [own, ...listNamed(lines)] : listNamed(lines);
  const [first, ...others] = named;
  if (!first || others.some(({ value }) => value !== first.value)) return [...legs];
  const shared: Found<string> = { ...first, foundBy: 'inferred' };
  return legs.map((leg) => (leg.baggage ? leg : Object.assign({}, leg, { baggage: shared })));
}

function findForAll(lines: readonly string[]): Found<string> | undefined {
  const named = lines.flatMap((line, at) => {
    const [hit] = FOR_ALL.test(line) ? findBaggage(line) : [];
    return hit ? [{ ...makeFound(hit.value, 'shapes', line, at, hit) }] : [];
  });
  const [first] = named;
  return first && named.every(({ value }) => value === first.value)
    ? { ...first, foundBy: 'inferred' }
    : undefined;
}

/** An allowance below the last flight of a way, or above its first, is of all of them. */
function shareInWays(legs: readonly LegDraft[]): LegDraft[] {
  const shared = [...legs];
  for (const at of legs.keys()) {
    const [before, leg] = [shared[at - 1], shared[at]];
    if (!before?.baggage || !leg || leg.baggage || !isConnection(before, leg)) continue;
    const { baggage, flightNumber } = before;
    const isAbove = (baggage.line ?? Infinity) < (flightNumber?.line ?? 0);
    if (isAbove) shared[at] = { ...leg, baggage: { ...baggage, foundBy: 'inferred' } };
  }
  for (const at of [...legs.keys()].reverse()) {
    const [leg, next] = [shared[at], shared[at + 1]];
    if (!leg || leg.baggage || !next?.baggage || !isConnection(leg, next)) continue;
    shared[at] = { ...leg, baggage: { ...next.baggage, foundBy: 'inferred' } };
  }
  return shared;
}

/** True where a flight goes on from where another arrives, and not back. */
function isConnection(leg: LegDraft, next: LegDraft): boolean {
  const end = leg.to?.value;
  return end !== undefined && end === next.from?.value && next.to?.value !== leg.from?.value;
}

function listNamed(lines: readonly string[]): Found<string>[] {
  return lines
    .flatMap((line, at) => (BAGGAGE.test(line) ? readDetails(lines, at) : []))
    .flatMap((token) =>
      token.kind === 'baggage'
        ? [makeFound(token.value, 'shapes', lines[token.line] ?? '', token.line, token)]
        : [],
    );
}
