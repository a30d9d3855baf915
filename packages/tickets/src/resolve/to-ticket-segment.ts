import { formatDuration } from '@ooo/texts/writing/short-duration';
import type { TicketEvidence, TicketSegment } from '@ooo/domain/tickets/ticket.schema';
import type { Found, SegmentDraft } from '../document.ts';
import { defined } from '@ooo/domain/shared/defined';
import { infer } from '../text/infer.ts';
import type { ResolvedSegment } from './resolved-segment.ts';

/** A segment as the answer carries it. */
export function toTicketSegment(segment: ResolvedSegment): TicketSegment {
  const { draft } = segment;
  return defined({
    flightNumber: draft.flightNumber?.value,
    airline: draft.airline?.value,
    operatedBy: draft.operatedBy?.value,
    from: segment.fromCode,
    to: segment.toCode,
    departureDate: segment.departureDate,
    departureTime: segment.departureTime,
    arrivalDate: segment.arrivalDate,
    arrivalTime: segment.arrivalTime,
    duration: segment.durationMin === undefined ? undefined : formatDuration(segment.durationMin),
    aircraft: draft.aircraft?.value,
    seat: draft.seat?.value,
    meal: draft.meal?.value,
    baggage: draft.baggage?.value,
    pnr: draft.pnr?.value,
  });
}

const SAME_NAME = [
  'flightNumber',
  'airline',
  'operatedBy',
  'departureTime',
  'arrivalTime',
  'aircraft',
  'seat',
  'meal',
  'baggage',
  'pnr',
] as const satisfies readonly (keyof SegmentDraft & keyof TicketSegment)[];

/** Where each field of a segment was read. What rules concluded is `inferred`, with what they concluded it from. */
export function listEvidence(segment: ResolvedSegment, index: number): TicketEvidence[] {
  const { draft } = segment;
  const entries: [string, Found<unknown> | undefined][] = [
    ...SAME_NAME.map((field): [string, Found<unknown> | undefined] => [field, draft[field]]),
    ['from', findEnd(segment.fromCode, draft.from, draft.fromName)],
    ['to', findEnd(segment.toCode, draft.to, draft.toName)],
    ['departureDate', segment.departureDate && findDeparture(segment)],
    ['duration', segment.durationMin === undefined ? undefined : draft.durationMin],
    ['arrivalDate', segment.arrivalDate && findArrival(segment)],
  ];
  return entries.flatMap(([field, found]) => {
    if (!found) return [];
    const { snippet, line, document, box, foundBy } = found;
    return [{ leg: index, field, snippet, foundBy, ...defined({ line, document, box }) }];
  });
}

/** A code that is printed is read; the one of a name, or of a city with several airports, is concluded. */
function findEnd(
  code: string | undefined,
  printed: Found<string> | undefined,
  name: Found<string> | undefined,
): Found<unknown> | undefined {
  if (code === undefined) return undefined;
  return printed?.value === code ? printed : inferred(printed ?? name);
}

/** The year that the document leaves out, and the month of `3/4`, are concluded. */
function findDeparture({ draft, yearBasis }: ResolvedSegment): Found<unknown> | undefined {
  return yearBasis === 'printed' ? draft.departureDate : inferred(draft.departureDate);
}

function findArrival({ draft, arrivalBasis }: ResolvedSegment): Found<unknown> | undefined {
  const { arrivalDate, dayShift, arrivalTime, departureDate } = draft;
  if (arrivalBasis === 'printed') return arrivalDate;
  if (arrivalBasis === 'shift') return dayShift;
  return inferred(arrivalDate ?? dayShift ?? arrivalTime ?? departureDate);
}

function inferred(found: Found<unknown> | undefined): Found<unknown> | undefined {
  return found && infer(found);
}
