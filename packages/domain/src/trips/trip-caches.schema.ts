import { z } from 'zod';
import { DestinationOverview } from '../overview/overview.schema.ts';
import { PackingCache } from '../packing/packing.schema.ts';
import { WeatherCache } from '../weather/weather.schema.ts';
import { Trip } from './trip.schema.ts';

/** What the server has made for a trip and keeps for a while, apart from the trip; it may take hundreds of kilobytes. */
export const TripCaches = z.object({
  weatherCache: WeatherCache.nullable(),
  weatherCachedAt: z.iso.datetime().nullable(),
  weatherNextRefresh: z.iso.datetime().nullable(),
  packingCache: PackingCache.nullable(),
  packingCachedAt: z.iso.datetime().nullable(),
  destinationOverviewCache: DestinationOverview.nullable(),
  destinationOverviewCachedAt: z.iso.datetime().nullable(),
});
export type TripCaches = z.infer<typeof TripCaches>;

/** A trip as every wire carries it: with its caches, which are the server's to write. */
export const TripWithCaches = Trip.extend(TripCaches.shape);
export type TripWithCaches = z.infer<typeof TripWithCaches>;
