import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import { isWallTime } from '@ooo/domain/shared/wall-time';
import type { TicketSegment, TicketSegmentField } from '@ooo/domain/tickets/ticket.schema';

/** What every flight needs to count. */
export const CORE_FIELDS = [
  'flightNumber',
  'from',
  'to',
  'departureDate',
  'departureTime',
  'arrivalDate',
  'arrivalTime',
] as const satisfies readonly TicketSegmentField[];

/** Shown for every flight, in this order, even where the document is silent. */
export const SHOWN_FIELDS = [
  'flightNumber',
  'airline',
  'from',
  'to',
  'departureDate',
  'departureTime',
  'arrivalDate',
  'arrivalTime',
] as const satisfies readonly TicketSegmentField[];

/** Optional fields of a ticket; shown if the ticket has them, or on request. */
export const DETAIL_FIELDS = [
  'operatedBy',
  'duration',
  'aircraft',
  'seat',
  'meal',
  'baggage',
  'pnr',
] as const satisfies readonly TicketSegmentField[];

/** Every field that a flight may have. */
export const ALL_FIELDS: readonly TicketSegmentField[] = [...SHOWN_FIELDS, ...DETAIL_FIELDS];

const DATE_FIELDS = new Set<TicketSegmentField>(['departureDate', 'arrivalDate']);
const TIME_FIELDS = new Set<TicketSegmentField>(['departureTime', 'arrivalTime']);
const AIRPORT_FIELDS = new Set<TicketSegmentField>(['from', 'to']);

export type SegmentFieldKind = 'date' | 'time' | 'airport' | 'text';

export function segmentFieldKind(field: TicketSegmentField): SegmentFieldKind {
  if (DATE_FIELDS.has(field)) return 'date';
  if (TIME_FIELDS.has(field)) return 'time';
  return AIRPORT_FIELDS.has(field) ? 'airport' : 'text';
}

export function isSegmentField(field: string): field is TicketSegmentField {
  return ALL_FIELDS.some((known) => known === field);
}

/** The segment with one field set; a text that is empty, or not a valid date or time, removes it. */
export function setSegmentField(
  segment: TicketSegment,
  field: TicketSegmentField,
  text: string,
): TicketSegment {
  const { [field]: _before, ...rest } = segment;
  const kind = segmentFieldKind(field);
  const isUsable =
    text !== '' &&
    (kind !== 'date' || isCalendarDate(text)) &&
    (kind !== 'time' || isWallTime(text));
  return isUsable ? { ...rest, [field]: text } : rest;
}

/** The core fields that have no value. */
export function missingFields(segment: TicketSegment): (typeof CORE_FIELDS)[number][] {
  return CORE_FIELDS.filter((field) => segment[field] === undefined);
}
