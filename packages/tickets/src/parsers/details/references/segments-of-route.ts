import { isNamed } from '../../../atoms/airport-name.ts';
import type { Found, SegmentDraft } from '../../../document.ts';
import type { Span } from '../../../text/span.ts';

/** `MEL-LAX-JFK`, `SIN to LHR`: codes from the first place of a way to the last. */
const CODES =
  /(?<![\p{L}\d])[A-Z]{3}(?:\s?(?:[-–—]{1,2}|→|>|\/|to)\s?[A-Z]{3}){1,4}(?![\p{L}\d])/gu;

/** Segments that codes on a line name by their places, and where the codes are. */
export interface NamedRoute extends Span {
  /** Indexes of the segments, in order. */
  readonly segments: readonly number[];
}

/** The routes of a line that the segments fly, with a stop or without: `JFK-MEL` is both of `JFK-LAX`, `LAX-MEL`. */
export function findRoutes(line: string, segments: readonly SegmentDraft[]): NamedRoute[] {
  return [...line.matchAll(CODES)].flatMap(({ 0: text, index }) => {
    const named = segmentsOfRoute(text.match(/[A-Z]{3}/gu) ?? [], segments);
    return named.length === 0 ? [] : [{ segments: named, start: index, end: index + text.length }];
  });
}

/** The segments that lead from each place to the next; none where a place is not reached. */
function segmentsOfRoute(
  codes: readonly string[],
  segments: readonly SegmentDraft[],
): readonly number[] {
  const named: number[] = [];
  for (const [step, to] of codes.slice(1).entries()) {
    const direction = findDirection(
      segments,
      { from: codes[step] ?? '', to },
      (named.at(-1) ?? -1) + 1,
    );
    if (direction.length === 0) return [];
    named.push(...direction);
  }
  return named;
}

/** The first segments, of those from an index on, that follow each other from one place to another. */
function findDirection(
  segments: readonly SegmentDraft[],
  { from, to }: { from: string; to: string },
  first: number,
): readonly number[] {
  const start = segments.findIndex(
    (segment, at) => at >= first && isAt(from, segment.from, segment.fromName),
  );
  if (start < 0) return [];
  const length =
    segments.slice(start).findIndex((segment) => isAt(to, segment.to, segment.toName)) + 1;
  const direction = segments.slice(start, start + length);
  const isWhole = direction.slice(1).every((segment, at) => follows(direction[at], segment));
  return isWhole ? direction.map((_, at) => start + at) : [];
}

function follows(before: SegmentDraft | undefined, segment: SegmentDraft): boolean {
  const [arrived, left] = [before?.to ?? before?.toName, segment.from ?? segment.fromName];
  return arrived !== undefined && arrived.value === left?.value;
}

/** An end of a segment that is told by a city's name may be any of its airports. */
function isAt(code: string, end: Found<string> | undefined, name: Found<string> | undefined) {
  return end ? end.value === code : name !== undefined && isNamed(code, name.value);
}
