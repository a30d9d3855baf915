import { z } from 'zod';
import { loadPrompt } from './load-prompt.ts';
import type { AssistantJob } from '../../context/ports/assistant.ts';

const field = (description: string) => z.string().describe(description).optional();

const Flight = z.object({
  flightNumber: field('Airline code and number, like KE81'),
  from: field('IATA code of the airport of departure'),
  to: field('IATA code of the airport of arrival'),
  departureDate: field('yyyy-MM-dd, local'),
  departureTime: field('HH:mm, 24 hours, local'),
  arrivalDate: field('yyyy-MM-dd, local'),
  arrivalTime: field('HH:mm, 24 hours, local'),
  aircraft: field('As printed'),
  seat: field('As printed'),
  meal: field('As printed'),
  baggage: field('As printed'),
  pnr: field('Booking reference as printed'),
});

/** Flights and nothing else. */
const FlightsAnswer = z.object({ flights: z.array(Flight) });

/** The flights of a document that the rules cannot read in full. */
export const TICKETS_JOB: AssistantJob<z.infer<typeof FlightsAnswer>> = {
  task: 'tickets',
  instructions: loadPrompt('tickets'),
  request: 'Which flights are in this document?',
  schema: FlightsAnswer,
  // Twelve flights with all their fields take about a third of it; a model's thinking counts too.
  maxAnswerTokens: 4000,
  timeLimitMs: 25_000,
  count: ({ flights }) => ({ flights: flights.length }),
};
