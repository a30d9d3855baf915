import type { Found, SegmentDraft } from '../../document.ts';
import { COUNTED_FLIGHT, findDurations } from '../../atoms/duration.ts';
import { makeFound } from '../../text/hit.ts';

const COUNTED = new RegExp(COUNTED_FLIGHT.source, 'giu');
const LONGEST = 300;
const LENGTH = 24;

/**
 * Gives flights how long they take where that is listed by their places: `1구간 비행시간 12시간 45분, 4구간 비행시간 10시간`.
 * The place is the number that the row of a flight begins with, else its place among them.
 */
export function addCountedDurations(
  segments: readonly SegmentDraft[],
  lines: readonly string[],
): SegmentDraft[] {
  const counted = new Map(lines.flatMap(readLine));
  if (counted.size === 0) return [...segments];
  const printed = segments.map((segment) => placeOf(segment, lines));
  const areNumbered = printed.every((place) => place !== undefined);
  return segments.map((segment, at) => {
    const durationMin =
      segment.durationMin ?? counted.get((areNumbered ? printed[at] : at + 1) ?? 0);
    return durationMin ? { ...segment, durationMin } : segment;
  });
}

function readLine(line: string, at: number): [number, Found<number>][] {
  if (line.length > LONGEST) return [];
  return [...line.matchAll(COUNTED)].flatMap((match): [number, Found<number>][] => {
    const start = match.index + match[0].length;
    const [hit] = findDurations(line.slice(start, start + LENGTH), { labelled: true });
    if (hit?.start !== 0) return [];
    const span = { start, end: start + hit.end };
    return [[Number(match[1] ?? match[2]), makeFound(hit.value, 'shapes', line, at, span)]];
  });
}

/** The number before the facts of a flight in its row: `4     LO097  2027-03-13`. */
function placeOf({ flightNumber }: SegmentDraft, lines: readonly string[]): number | undefined {
  const row = lines[(flightNumber?.line ?? 0) - 1] ?? '';
  const place = /^\s{0,8}[[(]?(\d)[\])]?[.)]?(?=\s)/u.exec(row)?.[1];
  return place === undefined ? undefined : Number(place);
}
