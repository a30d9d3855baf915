import type { PartialDate } from '../../document.ts';
import { type ChosenRoute, chooseRoute } from './choose-route.ts';
import { follows } from './follows.ts';
import { listPlaces } from './list-places.ts';
import type { Fit, Judge } from './route-fit.ts';
import { type Token, type TokenOf, ofKind } from '../tokens/token.ts';

/** An impossible flight is not a flight; a duration that the zones confirm to the minute is not a coincidence. */
const FIT_SCORES: Readonly<Record<Fit, number>> = {
  proved: 2.5,
  possible: 0.4,
  impossible: -2,
  unknown: 0,
};

/** The parts of a complete flight: two places, two times, a date; more of them are evidence against the cut. */
export function scoreGroup(
  tokens: readonly Token[],
  lines: readonly string[],
  judge: Judge,
): number {
  const route = chooseRoute(tokens, judge);
  const places = listPlaces(tokens);
  const times = ofKind(tokens, 'time');
  const clocks = new Set(times.map(({ value }) => value.time)).size;
  const kinds = new Set(places.map((token) => token.value)).size;
  let score = kinds >= 2 ? 4 - (places.length - 2) * 0.8 : kinds * 0.8;
  score += clocks >= 2 ? 3 - (clocks - 2) * 0.8 : clocks * 0.8;
  if (tokens.some(({ kind, role }) => kind === 'date' && role === 'departure')) score += 0.3;
  score += scoreDays(ofKind(tokens, 'date')) - scoreTrailing(tokens, route, lines);
  for (const kind of ['duration', 'aircraft', 'seat', 'meal', 'baggage', 'operatedBy'] as const) {
    const values = ofKind(tokens, kind).map(({ value }) => value);
    const isAlike = kind === 'seat' || new Set<number | string>(values).size === 1;
    score += values.length === 0 ? 0 : isAlike ? 0.3 : -0.2 * values.length;
  }
  score += FIT_SCORES[route.fit];
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
function listDays(dates: readonly TokenOf<'date'>[]): PartialDate[] {
  const days = new Map(dates.map(({ value }) => [value.month * 31 + value.day, value]));
  return [...days.values()];
}

/** A flight is on one day, or on two that follow each other; a birthday is on neither, and days of a stay say nothing. */
function scoreDays(dates: readonly TokenOf<'date'>[]): number {
  const days = listDays(dates);
  if (days.length === 0 || isStay(dates)) return 0;
  const strays = days.filter((day, at) => {
    const before = days[at - 1];
    return before !== undefined && !follows(before, day);
  });
  return 1.5 - Math.max(0, days.length - 2) * 0.5 - strays.length;
}

/** `from January 15 to January 23`: two days of one line that no flight is on both of. */
function isStay(dates: readonly TokenOf<'date'>[]): boolean {
  const [first, second, ...more] = dates;
  if (!first || !second || more.length > 0 || first.line !== second.line) return false;
  return !follows(first.value, second.value);
}

/** The penalty of a date below everything else of a flight: it may head the next one. */
const TRAILING = 0.5;
/** The same below an empty or ruled line, where it heads something else. */
const APART = 1.7;

function scoreTrailing(
  tokens: readonly Token[],
  { places, times }: ChosenRoute,
  lines: readonly string[],
): number {
  const own = [
    ...ofKind(tokens, 'flight'),
    places.departure,
    places.arrival,
    times.departure,
    times.arrival,
  ].reduce((last, token) => Math.max(last, token?.line ?? -1), -1);
  const dates = ofKind(tokens, 'date');
  const below = dates.find(
    ({ value, role, line }) =>
      role === undefined &&
      line > own &&
      !isOfEnds(dates.filter((date) => date.line === line)) &&
      !dates.some((other) => other.line <= own && isSameDay(other.value, value)),
  );
  if (!below) return 0;
  const isApart = lines.slice(own + 1, below.line).some((line) => !/[\p{L}\d]/u.test(line));
  return isApart ? APART : TRAILING;
}

/** `15 Feb (Mon)   15 Feb (Mon)`: the days of both ends in their columns head nothing. */
function isOfEnds([first, second, ...more]: readonly TokenOf<'date'>[]): boolean {
  return first !== undefined && second !== undefined && more.length === 0
    ? follows(first.value, second.value)
    : false;
}

function isSameDay(a: PartialDate, b: PartialDate): boolean {
  return a.day === b.day && a.month === b.month;
}
