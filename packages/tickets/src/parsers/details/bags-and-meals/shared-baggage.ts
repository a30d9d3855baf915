import type { Found, LegDraft } from '../../../document.ts';
import { makeFound } from '../../../text/hit.ts';
import { infer } from '../../../text/infer.ts';
import { labelWords } from '../../../atoms/labels.ts';
import { findLineBaggage } from './bag-line.ts';
import { findForAll } from './for-all.ts';
import { shareInWays } from '../share-in-ways.ts';
import { readDetails } from '../../tokens/read-detail.ts';
import { ofKind } from '../../tokens/token.ts';

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
  const shared = infer(first);
  return legs.map((leg) => (leg.baggage ? leg : Object.assign({}, leg, { baggage: shared })));
}

function listNamed(lines: readonly string[]): Found<string>[] {
  return lines.flatMap((line, at) => {
    if (!BAGGAGE.test(line)) return [];
    const tokens = ofKind(readDetails(lines, at), 'baggage');
    return tokens.length > 0
      ? tokens.map((one) => makeFound(one.value, 'shapes', lines[one.line] ?? '', one.line, one))
      : findLineBaggage(line).map((hit) => makeFound(hit.value, 'shapes', line, at, hit));
  });
}
