import type { Token, TokenKind } from '../tokens/token.ts';

const DETAILS: ReadonlySet<TokenKind> = new Set([
  'aircraft',
  'duration',
  'meal',
  'baggage',
  'seat',
]);
/** Lines from one token to a detail below it. */
const NEAR = 4;

/**
 * The details that are right below the tokens of a flight and belong to no other, as below an end that is told again;
 * behind an empty line only where nothing else is before them. Seats count where the flight has none.
 */
export function detailsBelow(
  own: readonly Token[],
  below: readonly Token[],
  lines: readonly string[],
): Token[] {
  const details: Token[] = [];
  const isSeated = own.some(({ kind }) => kind === 'seat');
  let line = own.at(-1)?.line ?? 0;
  for (const token of below) {
    const isApart = lines.slice(line + 1, token.line).some((between) => between.trim() === '');
    const isDetail = DETAILS.has(token.kind);
    if (token.line > line + NEAR || (isApart && !isDetail)) break;
    if (isDetail && !(isSeated && token.kind === 'seat')) details.push(token);
    line = token.line;
  }
  return details;
}
