import type { TripCaches } from './trip-caches.schema.ts';

/** Of a trip for which nothing has been made yet. */
export const NO_CACHES: TripCaches = {
  weatherCache: null,
  weatherCachedAt: null,
  weatherNextRefresh: null,
  packingCache: null,
  packingCachedAt: null,
  destinationOverviewCache: null,
  destinationOverviewCachedAt: null,
};
