import { z } from 'zod';
import { because } from '../shared/errors/field-problem.ts';
import { CalendarDate } from '../shared/calendar-date.schema.ts';
import { TripId } from '../shared/ids.ts';
import { checkTripDates } from '../trips/trip.schema.ts';

/** As the trip's destination has it, or its part before the comma. */
const City = z.string().trim().max(160);

/** Both dates are inclusive, at most a year. */
export const WeatherBatchRequest = z
  .object({
    tripId: TripId,
    city: City,
    startDate: CalendarDate,
    endDate: CalendarDate,
    /** Asks for a new forecast even if the stored one is still fresh. */
    refresh: z.boolean().optional(),
  })
  .refine(checkTripDates, { path: ['endDate'], message: because('trip-dates') });
export type WeatherBatchRequest = z.infer<typeof WeatherBatchRequest>;

export const WeatherDayRequest = z.object({
  tripId: TripId.optional(),
  city: City,
  date: CalendarDate,
});
export type WeatherDayRequest = z.infer<typeof WeatherDayRequest>;
