import type {
  TicketSegment,
  TicketSegmentField,
  TicketReading,
} from '@ooo/domain/tickets/ticket.schema';

/** The fields that the command promises, in their order. */
const SEGMENT_FIELDS = [
  'flightNumber',
  'airline',
  'from',
  'to',
  'departureDate',
  'departureTime',
  'arrivalDate',
  'arrivalTime',
  'duration',
  'aircraft',
  'seat',
  'meal',
  'baggage',
  'pnr',
] as const satisfies readonly TicketSegmentField[];

/** A reading as the command prints it. Absent values are undefined, and so not in the JSON. */
export function toOutput(reading: TicketReading) {
  const { legs: segments, destination, startDate, endDate, warnings, questions } = reading;
  return {
    legs: segments.map(toOutputSegment),
    destination,
    startDate,
    endDate,
    warnings: warnings.map(({ code, message }) => ({ code, message })),
    questions,
  };
}

function toOutputSegment(segment: TicketSegment): Partial<Record<TicketSegmentField, string>> {
  return Object.fromEntries(SEGMENT_FIELDS.map((field) => [field, segment[field]]));
}
