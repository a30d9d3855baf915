import type { TripCaches } from './trip-caches.schema.ts';
import type { Trip } from './trip.schema.ts';

const WEATHER = { weatherCache: null, weatherCachedAt: null, weatherNextRefresh: null } as const;
const PACKING = { packingCache: null, packingCachedAt: null } as const;
const OVERVIEW = { destinationOverviewCache: null, destinationOverviewCachedAt: null } as const;

/** Of flights the list takes their length and their bags; its reasons tell temperatures in the trip's unit. */
const PACKING_FIELDS = [
  'occasion',
  'checkedBags',
  'carryOnBags',
  'gender',
  'packingPreferences',
  'departureAirport',
  'arrivalAirport',
  'flightDetails',
  'temperatureUnit',
] as const;

/** The fields of a trip on which its caches depend. */
export type CacheSource = Pick<
  Trip,
  'startDate' | 'endDate' | 'destination' | (typeof PACKING_FIELDS)[number]
>;

export type CacheReset = { readonly [Field in keyof TripCaches]?: null };

/**
 * The caches that a change makes stale, each set to null; empty if none does. New dates or a new destination reset
 * weather, packing and overview; new packing preferences or flights reset only packing. The arrival airport decides
 * between cities of the same name, so a new one resets weather and overview as well.
 */
export function cacheReset(before: CacheSource, after: CacheSource): CacheReset {
  const moved =
    before.startDate !== after.startDate ||
    before.endDate !== after.endDate ||
    before.destination !== after.destination;
  if (moved) return { ...WEATHER, ...PACKING, ...OVERVIEW };
  const repacked = PACKING_FIELDS.some(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return {
    ...(before.arrivalAirport !== after.arrivalAirport && { ...WEATHER, ...OVERVIEW }),
    ...(repacked && PACKING),
  };
}
