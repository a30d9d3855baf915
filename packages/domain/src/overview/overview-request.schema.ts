import { z } from 'zod';
import { CalendarDate } from '../shared/calendar-date.ts';
import { checkTripDates, MAX_TRIP_DAYS } from '../trips/trip.schema.ts';

/** A destination and the days there, both ends included. */
export const Stay = z
  .object({
    destination: z.string().trim().min(1, 'Enter a destination.').max(160),
    startDate: CalendarDate,
    endDate: CalendarDate,
  })
  .refine(checkTripDates, {
    path: ['endDate'],
    message: `The end should not be before the start, nor more than ${MAX_TRIP_DAYS} days after it.`,
  });
export type Stay = z.infer<typeof Stay>;
