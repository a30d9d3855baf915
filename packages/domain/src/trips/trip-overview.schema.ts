import { z } from 'zod';
import { TemperatureRange } from '../weather/temperature-range.schema.ts';
import { Trip } from './trip.schema.ts';

/** How well the temperatures of a trip are known: by its weather, by what is usual there, or not at all. */
export const TemperaturesFrom = z.enum(['weather', 'climate', 'guess']);
export type TemperaturesFrom = z.infer<typeof TemperaturesFrom>;

/** A trip as lists show it. */
export const TripOverview = z.object({
  trip: Trip,
  poiCount: z.int(),
  /** The range of its days: by kept weather, otherwise by climate. */
  temperatures: TemperatureRange.nullish(),
  temperaturesFrom: TemperaturesFrom.optional(),
  /** IANA time zone of the destination; absent where that is not known. */
  zone: z.string().optional(),
});
export type TripOverview = z.infer<typeof TripOverview>;
