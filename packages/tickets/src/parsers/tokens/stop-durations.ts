import { findDurations } from '../../atoms/duration.ts';
import type { Token } from './token.ts';

/** What says how a flight goes, alone on its line: `Non-stop`, `1 stop`, `직항`. */
const STOPS =
  /^\s*(?:non-?\s?stop|direct(?: flight)?|direkt(?:flug)?|nonstop-?flug|(?:vuelo )?directo|sin escalas|sans escale|직항|[0-3] (?:stops?|escalas?|stopps?|zwischenstopps?))\s*$/iu;
/** Hours and minutes as on a clock, alone on their line and said to be hours. */
const CLOCK = /^\s*\d{1,2}:[0-5]\d\s?(?:h|hrs?|hours|std\.?)\s*$/iu;

/** How long a flight takes, right below or above its stops: `01:10 h` below `Non-stop`. Elsewhere `10:00 h` is a time. */
export function readStopDurations(lines: readonly string[]): Token[] {
  return lines.flatMap((line, at): Token[] => {
    if (!CLOCK.test(line)) return [];
    if (!STOPS.test(lines[at - 1] ?? '') && !STOPS.test(lines[at + 1] ?? '')) return [];
    return findDurations(line, { labelled: true })
      .slice(0, 1)
      .map(({ value }) => ({ kind: 'duration', value, line: at, start: 0, end: line.length }));
  });
}
