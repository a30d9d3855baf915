import { findDurations } from '../../atoms/duration.ts';
import { COLUMN_SLACK, splitCells } from '../../text/cells.ts';
import type { Token } from './token.ts';

/** Signs of a duration. */
const LONGEST_DURATION = 24;
/** The stops of a flight, in a cell of their own: `Non-stop`, `1 stop`, `직항`. */
const STOPS =
  /^(?:non-?\s?stop|direct(?: flight)?|direkt(?:flug)?|nonstop-?flug|(?:vuelo )?directo|sin escalas|sans escale|직항|[0-3] (?:stops?|escalas?|stopps?|zwischenstopps?))$/iu;
/** Hours and minutes as on a clock, alone on their line and said to be hours. */
const CLOCK = /^\s*\d{1,2}:[0-5]\d\s?(?:h|hrs?|hours|std\.?)\s*$/iu;

/** Whole hours alone on their line: `8hrs`; `10h` could also be a time. */
const HOURS = /^\s*\d{1,2}\s?(?:hrs?|hours?|horas?|heures|stunden|std\.?|시간)\s*$/iu;

/**
 * Whole hours alone on a line, where the other flights' hours and minutes are alone on theirs: `8hrs` beside
 * `6hrs 30mins`.
 */
export function readLoneHours(lines: readonly string[]): Token[] {
  const hours = lines.flatMap((line, at) => (HOURS.test(line) ? [{ line, at }] : []));
  if (hours.length === 0 || !lines.some(isLoneDuration)) return [];
  return hours.flatMap(({ line, at }): Token[] => {
    const [hit] = findDurations(line, { labelled: true });
    return hit
      ? [{ kind: 'duration', value: hit.value, line: at, start: hit.start, end: hit.end }]
      : [];
  });
}

function isLoneDuration(line: string): boolean {
  const text = line.trim();
  if (text.length > LONGEST_DURATION || !/\d/u.test(text)) return false;
  const [hit] = findDurations(text);
  return hit?.start === 0 && hit.end === text.length;
}

/** How long a flight takes, right below or above its stops: `01:10 h` below `Non-stop`. Elsewhere `10:00 h` is a time. */
export function readStopDurations(lines: readonly string[]): Token[] {
  return lines.flatMap((line, at): Token[] => {
    if (line.length > 200 || !CLOCK.test(line)) return [];
    const start = line.length - line.trimStart().length;
    if (![lines[at - 1], lines[at + 1]].some((other) => saysStops(other, start))) return [];
    return findDurations(line, { labelled: true })
      .slice(0, 1)
      .map(({ value }) => ({ kind: 'duration', value, line: at, start, end: line.length }));
  });
}

/** True for a line that says the stops of a flight in the column that begins at an offset. */
function saysStops(line: string | undefined, column: number): boolean {
  return splitCells((line ?? '').slice(0, 200)).some(
    ({ text, start }) => Math.abs(start - column) <= COLUMN_SLACK && STOPS.test(text),
  );
}
