import { findCuts } from './find-cuts.ts';
import type { Judge } from './route-fit.ts';
import { scoreCut } from './score-cut.ts';
import { scoreGroup } from './score-group.ts';
import type { Token, TokenOf } from './token.ts';

const MAX_FLIGHTS = 60;
/** Details stand below the flight unless the whole document makes more sense the other way. */
const SURELY = 0.5;

/** The tokens of one flight; `flight` is its number. */
export interface TokenGroup {
  readonly flight: TokenOf<'flight'>;
  readonly tokens: readonly Token[];
}

/**
 * Shares the tokens out to the flight numbers among them. Documents print the number before, between or
 * after what belongs to it; of all ways to give each number a row of tokens around it, the one counts
 * that makes the most whole flights.
 */
export function groupByFlight(
  tokens: readonly Token[],
  lines: readonly string[],
  judge: Judge,
): TokenGroup[] {
  const anchors = tokens
    .flatMap((token, at) => (token.kind === 'flight' ? [at] : []))
    .slice(0, MAX_FLIGHTS);
  const scores = new Map<number, number>();
  const scoreRow = (start: number, end: number): number => {
    const key = start * (tokens.length + 1) + end;
    const known = scores.get(key);
    if (known !== undefined) return known;
    const score = scoreGroup(tokens.slice(start, end), judge);
    scores.set(key, score);
    return score;
  };
  const cutWith = (detailsAt: 'below' | 'above') =>
    findCuts(tokens, anchors, {
      scoreRow,
      scoreCut: (cut) => scoreCut(tokens, cut, lines, detailsAt),
    });
  const [below, above] = [cutWith('below'), cutWith('above')];
  const { rows } = above.score > below.score + SURELY ? above : below;
  return anchors.flatMap((anchor, index) => {
    const [flight, row] = [tokens[anchor], rows[index]];
    if (flight?.kind !== 'flight' || !row) return [];
    return [{ flight, tokens: tokens.slice(row.start, row.end) }];
  });
}
