import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import { isWallTime } from '@ooo/domain/shared/wall-time';
import type { TicketLeg, TicketLegField } from '@ooo/domain/tickets/ticket.schema';

/** What every flight needs to count. */
export const CORE_FIELDS = [
  'flightNumber',
  'from',
  'to',
  'departureDate',
  'departureTime',
  'arrivalDate',
  'arrivalTime',
] as const satisfies readonly TicketLegField[];

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
] as const satisfies readonly TicketLegField[];

/** What a ticket may say besides; shown where it does, or where the traveller asks for it. */
export const DETAIL_FIELDS = [
  'operatedBy',
  'duration',
  'aircraft',
  'seat',
  'meal',
  'baggage',
  'pnr',
] as const satisfies readonly TicketLegField[];

/** Every field that a flight may have. */
export const ALL_FIELDS: readonly TicketLegField[] = [...SHOWN_FIELDS, ...DETAIL_FIELDS];

const DATE_FIELDS = new Set<TicketLegField>(['departureDate', 'arrivalDate']);
const TIME_FIELDS = new Set<TicketLegField>(['departureTime', 'arrivalTime']);
const AIRPORT_FIELDS = new Set<TicketLegField>(['from', 'to']);

export type LegFieldKind = 'date' | 'time' | 'airport' | 'text';

export function legFieldKind(field: TicketLegField): LegFieldKind {
  if (DATE_FIELDS.has(field)) return 'date';
  if (TIME_FIELDS.has(field)) return 'time';
  return AIRPORT_FIELDS.has(field) ? 'airport' : 'text';
}

export function isLegField(field: string): field is TicketLegField {
  return ALL_FIELDS.some((known) => known === field);
}

/** The leg with one field set; an empty text, or one that is no date or time, removes it. */
export function setLegField(leg: TicketLeg, field: TicketLegField, text: string): TicketLeg {
  const { [field]: _before, ...rest } = leg;
  const kind = legFieldKind(field);
  const isUsable =
    text !== '' &&
    (kind !== 'date' || isCalendarDate(text)) &&
    (kind !== 'time' || isWallTime(text));
  return isUsable ? { ...rest, [field]: text } : rest;
}

/** The core fields that the leg has no value for. */
export function missingFields(leg: TicketLeg): (typeof CORE_FIELDS)[number][] {
  return CORE_FIELDS.filter((field) => leg[field] === undefined);
}
