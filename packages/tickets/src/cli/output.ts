import type { TicketLeg, TicketLegField, TicketReading } from '@ooo/domain/tickets/ticket.schema';

/** The fields that the command promises, in their order. */
const LEG_FIELDS = [
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
] as const satisfies readonly TicketLegField[];

/** A reading as the command prints it. What the document does not give is undefined, and so not in the JSON. */
export function toOutput(reading: TicketReading) {
  const { legs, destination, startDate, endDate, warnings, questions } = reading;
  return {
    legs: legs.map(toOutputLeg),
    destination,
    startDate,
    endDate,
    warnings: warnings.map(({ code, message }) => ({ code, message })),
    questions,
  };
}

function toOutputLeg(leg: TicketLeg): Partial<Record<TicketLegField, string>> {
  return Object.fromEntries(LEG_FIELDS.map((field) => [field, leg[field]]));
}
