import { isNamed } from '../../../atoms/airport-name.ts';
import type { Found, LegDraft } from '../../../document.ts';
import type { Span } from '../../../text/span.ts';

/** `MEL-LAX-JFK`, `SIN to LHR`: codes from the first place of a way to the last. */
const CODES =
  /(?<![\p{L}\d])[A-Z]{3}(?:\s?(?:[-–—]{1,2}|→|>|\/|to)\s?[A-Z]{3}){1,4}(?![\p{L}\d])/gu;

/** Legs that codes on a line name by their places, and where the codes stand. */
export interface NamedRoute extends Span {
  /** Indexes of the legs, in order. */
  readonly legs: readonly number[];
}

/** The routes of a line that are ways of the legs, with a stop or without: `JFK-MEL` is both of `JFK-LAX`, `LAX-MEL`. */
export function findRoutes(line: string, legs: readonly LegDraft[]): NamedRoute[] {
  return [...line.matchAll(CODES)].flatMap(({ 0: text, index }) => {
    const named = legsOfRoute(text.match(/[A-Z]{3}/gu) ?? [], legs);
    return named.length === 0 ? [] : [{ legs: named, start: index, end: index + text.length }];
  });
}

/** The legs that lead from each place to the next; none where a place is not reached. */
function legsOfRoute(codes: readonly string[], legs: readonly LegDraft[]): readonly number[] {
  const named: number[] = [];
  for (const [step, to] of codes.slice(1).entries()) {
    const way = findWay(legs, { from: codes[step] ?? '', to }, (named.at(-1) ?? -1) + 1);
    if (way.length === 0) return [];
    named.push(...way);
  }
  return named;
}

/** The first legs, of those from an index on, that follow each other from one place to another. */
function findWay(
  legs: readonly LegDraft[],
  { from, to }: { from: string; to: string },
  first: number,
): readonly number[] {
  const start = legs.findIndex((leg, at) => at >= first && isAt(from, leg.from, leg.fromName));
  if (start < 0) return [];
  const length = legs.slice(start).findIndex((leg) => isAt(to, leg.to, leg.toName)) + 1;
  const way = legs.slice(start, start + length);
  const isWhole = way.slice(1).every((leg, at) => follows(way[at], leg));
  return isWhole ? way.map((_, at) => start + at) : [];
}

function follows(before: LegDraft | undefined, leg: LegDraft): boolean {
  const [arrived, left] = [before?.to ?? before?.toName, leg.from ?? leg.fromName];
  return arrived !== undefined && arrived.value === left?.value;
}

/** An end of a leg that is told by a city's name may be any of its airports. */
function isAt(code: string, end: Found<string> | undefined, name: Found<string> | undefined) {
  return end ? end.value === code : name !== undefined && isNamed(code, name.value);
}
