import { type CalendarDate, addDays } from '@ooo/domain/shared/calendar-date';
import type { Found, SegmentDraft, PartialDate } from '../document.ts';
import type { ResolvedSegment } from './resolved-segment.ts';

/**
 * The day of a connection whose day is printed once, above the flight before it too: after a night in the air it is
 * the first day on which it leaves when that one has landed. Undefined where the printed day may be right.
 */
export function findConnectionDay(
  { draft, from }: ResolvedSegment,
  printed: CalendarDate,
  before: ResolvedSegment | undefined,
): CalendarDate | undefined {
  const departs = draft.departureTime?.value;
  const { arrivalDate, arrivalTime } = before ?? {};
  if (!before?.to || !from || !departs || !arrivalDate || !arrivalTime) return undefined;
  if (before.to.cityCode !== from.cityCode || !isShared(before.draft, draft)) return undefined;
  const isLater = printed > arrivalDate || (printed === arrivalDate && departs >= arrivalTime);
  if (isLater) return undefined;
  return departs >= arrivalTime ? arrivalDate : addDays(arrivalDate, 1);
}

/** True where both have their day from one place of the document. */
function isShared(a: SegmentDraft, b: SegmentDraft): boolean {
  const [one, other] = [a.departureDate, b.departureDate];
  return one?.line !== undefined && one.line === other?.line && startOf(one) === startOf(other);
}

function startOf({ snippet, span }: Found<PartialDate>): string {
  return `${snippet} ${span?.start}`;
}
