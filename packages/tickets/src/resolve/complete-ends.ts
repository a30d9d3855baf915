import type { Found, SegmentDraft } from '../document.ts';
import { isNamed } from '../atoms/airport-name.ts';
import { infer } from '../text/infer.ts';
import { hasFrom, hasTo } from '../flights/known-ends.ts';

/**
 * Segments that lack one end, with the one that the booking leaves no doubt about: the flight back has the next
 * number, and a flight starts where the one before it ended. What is concluded so is `inferred`.
 */
export function completeEnds(segments: readonly SegmentDraft[]): SegmentDraft[] {
  return segments.map((segment, at) => {
    const twin = segments.find((other) => isTwin(segment, other));
    const before = segments[at - 1];
    const after = segments[at + 1];
    const from = hasFrom(segment) ? undefined : (twin?.to ?? before?.to);
    const to = hasTo(segment) ? undefined : (twin?.from ?? after?.from);
    if (from && from.value !== segment.to?.value) return { ...segment, from: infer(from) };
    if (to && to.value !== segment.from?.value) return { ...segment, to: infer(to) };
    const [fromName, toName] = [before?.toName, after?.fromName];
    if (!hasFrom(segment) && isElsewhere(fromName, segment.to ?? segment.toName))
      return { ...segment, fromName: infer(fromName) };
    if (!hasTo(segment) && isElsewhere(toName, segment.from ?? segment.fromName))
      return { ...segment, toName: infer(toName) };
    return segment;
  });
}

/** True for the name of another place than the end that is known. */
function isElsewhere(
  name: Found<string> | undefined,
  other: Found<string> | undefined,
): name is Found<string> {
  if (name === undefined || name.value === other?.value) return false;
  return !(other && isNamed(other.value, name.value));
}

/** KE81 and KE82: the airport that both have is the right end of each. */
function isTwin(segment: SegmentDraft, other: SegmentDraft): boolean {
  const [a, b] = [segment.flightNumber?.value, other.flightNumber?.value];
  if (a === undefined || b === undefined || a.slice(0, 2) !== b.slice(0, 2)) return false;
  if (Math.abs(Number(a.slice(2)) - Number(b.slice(2))) !== 1) return false;
  const isSame = segment.from?.value === other.to?.value || segment.to?.value === other.from?.value;
  return isSame && other.from !== undefined && other.to !== undefined;
}
