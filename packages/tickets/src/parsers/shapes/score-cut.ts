import type { Token, TokenKind } from './token.ts';

/** What tells of a flight and is no part of its route. */
const DETAILS: ReadonlySet<TokenKind> = new Set([
  'aircraft',
  'seat',
  'meal',
  'baggage',
  'operatedBy',
]);

/** Where a document prints seat and aircraft of a flight. */
type DetailsAt = 'below' | 'above';

function isDetail(token: Token | undefined): boolean {
  return token !== undefined && DETAILS.has(token.kind);
}

/** A cut within a line is bad, at an empty or ruled line good. */
export function scoreCut(
  tokens: readonly Token[],
  cut: number,
  lines: readonly string[],
  detailsAt: DetailsAt,
): number {
  const [before, after] = [tokens[cut - 1], tokens[cut]];
  if (!after) return 0.6;
  if (isDetail(detailsAt === 'below' ? after : before)) return -0.4;
  if (!before) return 0;
  if (before.line === after.line) return -2;
  // A date heads what follows, where nothing else decides.
  const heads = after.kind === 'date' && after.role !== 'arrival' ? 0.1 : 0;
  for (let at = before.line + 1; at < Math.min(after.line, before.line + 12); at++) {
    if (!/[\p{L}\d]/u.test(lines[at] ?? '')) return 0.6 + heads;
  }
  return 0.2 + heads;
}
