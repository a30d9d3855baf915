import { z } from 'zod';
import { TemperatureRange } from '../weather/temperature-range.schema.ts';
import { TripSummary } from './trip.schema.ts';

/** A trip as lists show it. */
export const TripOverview = z.object({
  trip: TripSummary,
  poiCount: z.int(),
  /** Of the days whose weather the trip remembers; absent where it remembers none. */
  temperatures: TemperatureRange.nullish(),
});
export type TripOverview = z.infer<typeof TripOverview>;
