import type { Found, SegmentDraft, PartialDate } from '../document.ts';
import { joinSeats } from '../atoms/seat.ts';

/**
 * The segments, each flight once: the same number on the same day between the same places is one flight, told
 * again for another traveller or in another part of the document. The first draft wins, later ones fill
 * its gaps; seats are joined.
 */
export function dedupeSegments(segments: readonly SegmentDraft[]): SegmentDraft[] {
  const kept: SegmentDraft[] = [];
  for (const segment of segments) {
    const at = kept.findIndex((other) => isSameFlight(other, segment));
    const other = kept[at];
    if (other) kept[at] = joinSegments(other, segment);
    else kept.push(segment);
  }
  return kept;
}

/** True where nothing that both say differs: number, day, ends. */
export function isSameFlight(a: SegmentDraft, b: SegmentDraft): boolean {
  if (a.flightNumber?.value !== b.flightNumber?.value) return false;
  if (!a.flightNumber && !(a.from && b.from)) return false;
  return (
    agrees(a.from, b.from) &&
    agrees(a.to, b.to) &&
    isSameDay(a.departureDate?.value, b.departureDate?.value)
  );
}

function agrees(a: Found<string> | undefined, b: Found<string> | undefined): boolean {
  return !a || !b || a.value === b.value;
}

/** True where both may mean one day: the year may be missing, and 4/3 may be the third of April. */
export function isSameDay(a: PartialDate | undefined, b: PartialDate | undefined): boolean {
  if (!a || !b) return true;
  const sameYear = a.year === undefined || b.year === undefined || a.year === b.year;
  const isOneOpen = (a.ambiguous ?? false) !== (b.ambiguous ?? false);
  const isTurned = isOneOpen && a.day === b.month && a.month === b.day;
  return sameYear && (isTurned || (a.day === b.day && a.month === b.month));
}

function joinSegments(first: SegmentDraft, second: SegmentDraft): SegmentDraft {
  const seats = [first.seat?.value, second.seat?.value].filter((seat) => seat !== undefined);
  const seat = first.seat ?? second.seat;
  return {
    ...second,
    ...first,
    ...(seat ? { seat: { ...seat, value: joinSeats(seats) } } : {}),
  };
}
