import { detailsBelow } from './details-below.ts';
import { type Cutting, findCuts, type Row } from './find-cuts.ts';
import type { Judge } from './route-fit.ts';
import { findReferences } from './references.ts';
import { type DetailsAt, scoreCut } from './score-cut.ts';
import { scoreGroup } from './score-group.ts';
import type { Token, TokenKind, TokenOf } from '../tokens/token.ts';

const MAX_FLIGHTS = 60;
/** Details are below the flight unless the whole document makes more sense the other way. */
const SURELY = 0.5;
/** The penalty of a flight without a date, and without one above it. */
const UNDATED = 1.5;
/** The value of a flight being printed in the order of the others. */
const ALIKE = 0.4;
/** Orders that are tried for the whole document. */
const MOST_ORDERS = 4;
/** What no row may be. */
const OUT = -100;
const CORE: ReadonlySet<TokenKind> = new Set(['airport', 'place', 'date', 'time']);

/** The tokens of one flight; `flight` is its number. */
export interface TokenGroup {
  readonly flight: TokenOf<'flight'>;
  readonly tokens: readonly Token[];
}

/**
 * Shares the tokens out to the flight numbers among them. Documents print the number before, between or
 * after what belongs to it; of all ways to give each number a row of tokens around it, the one counts
 * that makes the most whole flights, the more so where all of them are printed in one order.
 */
export function groupByFlight(
  tokens: readonly Token[],
  lines: readonly string[],
  judge: Judge,
): TokenGroup[] {
  const anchors = tokens
    .flatMap((token, at) => (token.kind === 'flight' ? [at] : []))
    .slice(0, MAX_FLIGHTS);
  const references = findReferences(tokens, lines);
  const scoreRow = keepScores(tokens, lines, judge);
  const cutWith = (detailsAt: DetailsAt, order?: string): Cutting =>
    findCuts(tokens, anchors, {
      scoreRow: (row, anchor) => {
        const isNamedOnly = isReference(tokens[anchor], references);
        if (isNamedOnly && reachesOut(tokens, row, anchor)) return OUT;
        const isAlike = !isNamedOnly && orderOf(tokens, row, anchor) === order;
        return scoreRow(row) + (isAlike ? ALIKE : 0);
      },
      scoreCut: (cut) => scoreCut(tokens, cut, lines, detailsAt),
    });
  const cutIn = (order?: string): Cutting => {
    const [below, above] = [cutWith('below', order), cutWith('above', order)];
    return above.score > below.score + SURELY ? above : below;
  };
  const { rows } = agree(cutIn(), cutIn, (row, index) => orderOf(tokens, row, anchors[index] ?? 0));
  return anchors.flatMap((anchor, index) => {
    const [flight, row] = [tokens[anchor], rows[index]];
    if (flight?.kind !== 'flight' || !row) return [];
    const next = rows[index + 1]?.start ?? tokens.length;
    const own = tokens.slice(row.start, row.end);
    return [{ flight, tokens: [...own, ...detailsBelow(own, tokens.slice(row.end, next), lines)] }];
  });
}

/** True for a number that only names a flight. */
function isReference(flight: Token | undefined, references: ReadonlySet<Token>): boolean {
  return flight !== undefined && references.has(flight);
}

/** True where a row takes tokens of other lines than its number's. */
function reachesOut(tokens: readonly Token[], { start, end }: Row, anchor: number): boolean {
  const line = tokens[anchor]?.line;
  return tokens[start]?.line !== line || tokens[end - 1]?.line !== line;
}

/** Where the rows of a document are printed in several orders, the order that makes the most sense of all rows. */
function agree(
  first: Cutting,
  cutIn: (order: string) => Cutting,
  orderOfRow: (row: Row, index: number) => string,
): Cutting {
  const orders = [...new Set(first.rows.map(orderOfRow))].slice(0, MOST_ORDERS);
  if (orders.length < 2) return first;
  return orders.map(cutIn).reduce((a, b) => (b.score > a.score ? b : a));
}

/** The part of a row before its flight number. */
function orderOf(tokens: readonly Token[], { start }: Row, anchor: number): string {
  return tokens
    .slice(start, anchor)
    .filter(({ kind }) => CORE.has(kind))
    .map(({ kind }) => kind)
    .join(' ');
}

/** The scores of rows, each reckoned once. */
function keepScores(
  tokens: readonly Token[],
  lines: readonly string[],
  judge: Judge,
): (row: Row) => number {
  const firstDate = tokens.findIndex(({ kind }) => kind === 'date');
  const scores = new Map<number, number>();
  return ({ start, end }) => {
    const key = start * (tokens.length + 1) + end;
    const known = scores.get(key);
    if (known !== undefined) return known;
    const undated = end <= firstDate ? UNDATED : 0;
    const score = scoreGroup(tokens.slice(start, end), lines, judge) - undated;
    scores.set(key, score);
    return score;
  };
}
