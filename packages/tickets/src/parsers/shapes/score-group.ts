import type { PartialDate } from '../../document.ts';
import { chooseRoute } from './choose-route.ts';
import { follows } from './follows.ts';
import { listPlaces } from './list-places.ts';
import type { Fit, Judge } from './route-fit.ts';
import { type Token, type TokenKind, ofKind } from './token.ts';

/** What cannot be flown is no flight; a duration that the zones confirm to the minute is no chance. */
const FIT_SCORES: Readonly<Record<Fit, number>> = {
  proved: 2.5,
  possible: 0.4,
  impossible: -2,
  unknown: 0,
};

/** What a whole flight has: two places, two times, a date; more of them speak against the cut. */
export function scoreGroup(tokens: readonly Token[], judge: Judge): number {
  const places = listPlaces(tokens);
  const times = ofKind(tokens, 'time');
  const kinds = new Set(places.map((token) => token.value)).size;
  let score = kinds >= 2 ? 4 - (places.length - 2) * 0.8 : kinds * 0.8;
  score += times.length >= 2 ? 3 - (times.length - 2) * 0.8 : times.length * 0.8;
  if (tokens.some(({ kind, role }) => kind === 'date' && role === 'departure')) score += 0.3;
  score += scoreDays(listDays(tokens)) - scoreTrailing(tokens);
  for (const kind of ['duration', 'aircraft', 'seat', 'meal', 'baggage', 'operatedBy'] as const) {
    const values = ofKind(tokens, kind).map(({ value }) => value);
    const isAlike = kind === 'seat' || new Set<number | string>(values).size === 1;
    score += values.length === 0 ? 0 : isAlike ? 0.3 : -0.2 * values.length;
  }
  score += FIT_SCORES[chooseRoute(tokens, judge).fit];
  if (rolesInverted(places) || rolesInverted(times)) score -= 2.5;
  const [first, last] = [tokens[0], tokens.at(-1)];
  return score - (first && last ? (last.line - first.line) * 0.03 : 0);
}

function rolesInverted(tokens: readonly { line: number; start: number; role?: string }[]): boolean {
  const inOrder = [...tokens].sort((a, b) => a.line - b.line || a.start - b.start);
  const arrival = inOrder.findIndex((token) => token.role === 'arrival');
  return arrival >= 0 && inOrder.slice(arrival + 1).some((token) => token.role === 'departure');
}

/** The days that the tokens name, each once. */
function listDays(tokens: readonly Token[]): PartialDate[] {
  const days = new Map(
    ofKind(tokens, 'date').map(({ value }) => [value.month * 31 + value.day, value]),
  );
  return [...days.values()];
}

/** A flight is on one day, or on two that follow each other; a birthday is on neither. */
function scoreDays(days: readonly PartialDate[]): number {
  if (days.length === 0) return 0;
  const strays = days.filter((day, at) => {
    const before = days[at - 1];
    return before !== undefined && !follows(before, day);
  });
  return 1.5 - Math.max(0, days.length - 2) * 0.5 - strays.length;
}

/** What a date below all else of a flight is worth less: it may head the next one. */
const TRAILING = 0.5;

function scoreTrailing(tokens: readonly Token[]): number {
  const lastOf = (...kinds: readonly TokenKind[]): number =>
    Math.max(-1, ...ofKind(tokens, ...kinds).map(({ line }) => line));
  const own = lastOf('flight', 'airport', 'time');
  const isTrailing = tokens.some(
    ({ kind, role, line }) => kind === 'date' && role === undefined && line > own,
  );
  return isTrailing ? TRAILING : 0;
}
