import { z } from 'zod';
import { CalendarDate } from '../shared/calendar-date.schema.ts';
import { TripId } from '../shared/ids.ts';
import { checkTripDates, TRIP_DATES_MESSAGE } from '../trips/trip.schema.ts';

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
  .refine(checkTripDates, { path: ['endDate'], message: TRIP_DATES_MESSAGE });
export type WeatherBatchRequest = z.infer<typeof WeatherBatchRequest>;

export const WeatherDayRequest = z.object({
  tripId: TripId.optional(),
  city: City,
  date: CalendarDate,
});
export type WeatherDayRequest = z.infer<typeof WeatherDayRequest>;
