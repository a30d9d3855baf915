import { type Token, type TokenKind, type TokenOf, ofKind } from './token.ts';

/** How far from its flight number a token may stand, in tokens. */
const REACH = 28;
const MAX_FLIGHTS = 60;
/** What tells of a flight and is no part of its route. */
const DETAILS: ReadonlySet<TokenKind> = new Set([
  'aircraft',
  'seat',
  'meal',
  'baggage',
  'operatedBy',
]);

/** Details stand below the flight unless the whole document makes more sense the other way. */
const SURELY = 0.5;

function isDetail(token: Token | undefined): boolean {
  return token !== undefined && DETAILS.has(token.kind);
}

/** The tokens of one flight; `flight` is its number. */
export interface TokenGroup {
  readonly flight: TokenOf<'flight'>;
  readonly tokens: readonly Token[];
}

/**
 * Shares the tokens out to the flight numbers among them. Documents print the number before, between or
 * after what belongs to it; of all ways to cut the row of tokens between two numbers, the one counts
 * that makes the most whole flights (dynamic programming over the cuts).
 */
export function groupByFlight(tokens: readonly Token[], lines: readonly string[]): TokenGroup[] {
  const anchors = tokens
    .flatMap((token, at) => (token.kind === 'flight' ? [at] : []))
    .slice(0, MAX_FLIGHTS);
  const below = findCuts(tokens, anchors, lines, 'below');
  const above = findCuts(tokens, anchors, lines, 'above');
  const { cuts } = above.score > below.score + SURELY ? above : below;
  return anchors.flatMap((anchor, index) => {
    const flight = tokens[anchor];
    const [from, to] = [cuts[index], cuts[index + 1]];
    if (flight?.kind !== 'flight' || from === undefined || to === undefined) return [];
    return [
      {
        flight,
        tokens: tokens.slice(Math.max(from, anchor - REACH), Math.min(to, anchor + REACH)),
      },
    ];
  });
}

/** Where a document prints seat and aircraft of a flight. */
type DetailsAt = 'below' | 'above';

function findCuts(
  tokens: readonly Token[],
  anchors: readonly number[],
  lines: readonly string[],
  detailsAt: DetailsAt,
): Path {
  let paths: Path[] = startCuts(tokens, anchors).map((start) => ({
    start,
    score: 0,
    cuts: [start],
  }));
  for (const [index, anchor] of anchors.entries()) {
    const next = anchors[index + 1];
    const ends = endCuts(tokens, anchor, next);
    paths = ends.map((end) =>
      bestPath(paths, end, tokens, (cut) => scoreCut(tokens, cut, lines, detailsAt)),
    );
  }
  return paths.reduce((a, b) => (b.score > a.score ? b : a));
}

interface Path {
  readonly start: number;
  readonly score: number;
  readonly cuts: readonly number[];
}

function startCuts(tokens: readonly Token[], anchors: readonly number[]): number[] {
  const first = anchors[0] ?? 0;
  return range(Math.max(0, first - REACH), first).filter((cut) => cut <= tokens.length);
}

function endCuts(tokens: readonly Token[], anchor: number, next: number | undefined): number[] {
  if (next === undefined) return range(anchor + 1, Math.min(tokens.length, anchor + REACH));
  if (next - anchor <= 2 * REACH) return range(anchor + 1, next);
  return [...range(anchor + 1, anchor + REACH), ...range(next - REACH, next)];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function bestPath(
  paths: readonly Path[],
  end: number,
  tokens: readonly Token[],
  scoreAt: (cut: number) => number,
): Path {
  let best: Path | undefined;
  for (const path of paths) {
    const score = path.score + scoreOf(tokens.slice(path.start, end)) + scoreAt(end);
    if (!best || score > best.score) best = { start: end, score, cuts: [...path.cuts, end] };
  }
  return best ?? { start: end, score: 0, cuts: [end] };
}

/** A cut within a line is bad, at an empty or ruled line good. */
function scoreCut(
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

/** What a whole flight has: two places, two times, a date; more of them speak against the cut. */
function scoreOf(tokens: readonly Token[]): number {
  const places = listPlaces(tokens);
  const times = ofKind(tokens, 'time');
  const dates = new Set(ofKind(tokens, 'date').map(({ value }) => value.month * 31 + value.day));
  const kinds = new Set(places.map((token) => token.value)).size;
  let score = kinds >= 2 ? 4 - (places.length - 2) * 0.8 : kinds * 0.8;
  score += times.length >= 2 ? 3 - (times.length - 2) * 0.8 : times.length * 0.8;
  if (tokens.some(({ kind, role }) => kind === 'date' && role === 'departure')) score += 0.3;
  score += dates.size === 0 ? 0 : 1.5 - Math.max(0, dates.size - 2) * 0.5;
  for (const kind of ['duration', 'aircraft', 'seat', 'meal', 'baggage', 'operatedBy'] as const) {
    const count = tokens.filter((token) => token.kind === kind).length;
    const isAlike = count === 1 || kind === 'seat';
    score += count === 0 ? 0 : isAlike ? 0.3 : -0.2 * count;
  }
  if (rolesInverted(places) || rolesInverted(times)) score -= 2.5;
  const [first, last] = [tokens[0], tokens.at(-1)];
  return score - (first && last ? (last.line - first.line) * 0.03 : 0);
}

/** The places of a flight: where there are codes for both ends, names beside them are of something else. */
export function listPlaces(tokens: readonly Token[]): TokenOf<'airport' | 'place'>[] {
  const codes = ofKind(tokens, 'airport');
  const areBoth = new Set(codes.map(({ value }) => value)).size >= 2;
  return areBoth ? codes : ofKind(tokens, 'airport', 'place');
}

function rolesInverted(tokens: readonly { line: number; start: number; role?: string }[]): boolean {
  const inOrder = [...tokens].sort((a, b) => a.line - b.line || a.start - b.start);
  const arrival = inOrder.findIndex((token) => token.role === 'arrival');
  return arrival >= 0 && inOrder.slice(arrival + 1).some((token) => token.role === 'departure');
}
