import type { TicketSegment, TicketReading } from '../tickets/ticket.schema.ts';
import { date, time } from './literals.ts';

/** The reading of a ticket with these segments. */
export function makeReading(
  segments: TicketSegment[],
  fields: Partial<TicketReading> = {},
): TicketReading {
  return { legs: segments, passengers: [], warnings: [], questions: [], evidence: [], ...fields };
}

/** Korean Air from New York to Seoul: leaves on 9 October 2025, lands on the 10th. */
export const KE82: TicketSegment = {
  flightNumber: 'KE82',
  from: 'JFK',
  to: 'ICN',
  departureDate: date('2025-10-09'),
  departureTime: time('13:00'),
  arrivalDate: date('2025-10-10'),
  arrivalTime: time('17:05'),
};

/** The return, on 13 October 2025. */
export const KE81: TicketSegment = {
  flightNumber: 'KE81',
  from: 'ICN',
  to: 'JFK',
  departureDate: date('2025-10-13'),
  departureTime: time('19:30'),
  arrivalDate: date('2025-10-13'),
  arrivalTime: time('20:25'),
};
