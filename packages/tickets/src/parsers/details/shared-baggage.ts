import type { Found, LegDraft } from '../../document.ts';
import { makeFound } from '../../text/hit.ts';
import { labelWords } from '../../atoms/labels.ts';
import { findForAll } from './for-all.ts';
import { shareInWays } from './in-ways.ts';
import { readDetails } from '../tokens/read-detail.ts';

const BAGGAGE = new RegExp(labelWords('baggage').join('|'), 'iu');

/**
 * Gives all legs the allowance that a document names once for the whole journey, beside the travellers' names
 * or below the last flight, and connections the one that stands around the flights of their way. Where it names
 * several, or one for an earlier flight, each leg keeps its own.
 */
export function shareBaggage(legs: readonly LegDraft[], lines: readonly string[]): LegDraft[] {
  const forAll = findForAll(lines, 'baggage');
  if (forAll) return legs.map((leg) => (leg.baggage ? leg : { ...leg, baggage: forAll }));
  if (legs.slice(0, -1).some(({ baggage }) => baggage)) return shareInWays(legs, 'baggage');
  const own = legs.at(-1)?.baggage;
  const named = own ? [own, ...listNamed(lines)] : listNamed(lines);
  const [first, ...others] = named;
  if (!first || others.some(({ value }) => value !== first.value)) return [...legs];
  const shared: Found<string> = { ...first, foundBy: 'inferred' };
  return legs.map((leg) => (leg.baggage ? leg : Object.assign({}, leg, { baggage: shared })));
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
