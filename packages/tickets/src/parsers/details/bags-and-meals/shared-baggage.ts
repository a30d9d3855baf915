import type { Found, SegmentDraft } from '../../../document.ts';
import { makeFound } from '../../../text/hit.ts';
import { infer } from '../../../text/infer.ts';
import { labelWords } from '../../../atoms/labels.ts';
import { findLineBaggage } from './bag-line.ts';
import { findForAll } from './for-all.ts';
import { shareInDirections } from '../share-in-directions.ts';
import { readDetails } from '../../tokens/read-detail.ts';
import { ofKind } from '../../tokens/token.ts';

const BAGGAGE = new RegExp(labelWords('baggage').join('|'), 'iu');

/**
 * Gives all segments the allowance that a document names once for the whole journey, beside the travellers' names
 * or below the last flight, and connections the one that is around the flights of their direction. Where it names
 * several, or one for an earlier flight, each segment keeps its own.
 */
export function shareBaggage(
  segments: readonly SegmentDraft[],
  lines: readonly string[],
): SegmentDraft[] {
  const forAll = findForAll(lines, 'baggage');
  if (forAll)
    return segments.map((segment) => (segment.baggage ? segment : { ...segment, baggage: forAll }));
  if (segments.slice(0, -1).some(({ baggage }) => baggage))
    return shareInDirections(segments, 'baggage');
  const own = segments.at(-1)?.baggage;
  const named = own ? [own, ...listNamed(lines)] : listNamed(lines);
  const [first, ...others] = named;
  if (!first || others.some(({ value }) => value !== first.value)) return [...segments];
  const shared = infer(first);
  return segments.map((segment) =>
    segment.baggage ? segment : Object.assign({}, segment, { baggage: shared }),
  );
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
