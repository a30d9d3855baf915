import { headsDirection } from '../lines/direction-headings.ts';
import type { Token, TokenKind } from '../tokens/token.ts';

/** Tokens about a flight that are not part of its route. */
const DETAILS: ReadonlySet<TokenKind> = new Set([
  'aircraft',
  'seat',
  'meal',
  'baggage',
  'operatedBy',
]);

/** Where a document prints seat and aircraft of a flight. */
export type DetailsAt = 'below' | 'above';

/** Lines after which what is between two tokens says nothing. */
const FAR = 12;

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
  const between = lines.slice(before.line + 1, Math.min(after.line + 1, before.line + FAR));
  const isApart = between.slice(0, -1).some((line) => !/[\p{L}\d]/u.test(line));
  const turns = between.some((line) => headsDirection(line)) ? 0.8 : 0;
  return (isApart ? 0.6 : 0.2) + heads + turns;
}
