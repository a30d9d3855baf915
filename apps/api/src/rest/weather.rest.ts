import { z } from 'zod';
import { WeatherDayRequest } from '@ooo/domain/weather/weather-request.schema';
import { rest } from './rest-route.ts';

/** A query has texts only. */
const DayQuery = WeatherDayRequest.extend({
  tripId: z
    .string()
    .regex(/^-?\d{1,15}$/, 'This should be a whole number.')
    .transform(Number)
    .meta({ type: 'integer' })
    .optional(),
});

export const weatherRoutes = [
  rest('POST /weather/batch', {
    procedure: 'weather.batch',
    summary: 'The weather of each day of a trip: forecast or climate',
  }),
  rest('GET /weather', {
    procedure: 'weather.day',
    summary: 'The weather of one day',
    query: DayQuery,
  }),
];
