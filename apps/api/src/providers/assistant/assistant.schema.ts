import { z } from 'zod';

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

/** The form of the assistant's answer: flights and nothing else. */
export const AssistantAnswer = z.object({ flights: z.array(Flight) });
export type AssistantAnswer = z.infer<typeof AssistantAnswer>;

/** The part of a message of the Messages API that is used. */
export const AssistantMessage = z.object({
  stop_reason: z.string().nullable(),
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
  usage: z.object({
    input_tokens: z.int().min(0),
    output_tokens: z.int().min(0),
    cache_creation_input_tokens: z.int().min(0).nullish(),
    cache_read_input_tokens: z.int().min(0).nullish(),
  }),
});
export type AssistantMessage = z.infer<typeof AssistantMessage>;
