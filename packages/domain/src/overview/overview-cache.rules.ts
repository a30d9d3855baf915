import type { TripCaches } from '../trips/trip-caches.schema.ts';
import { isWrittenFor } from '../trips/trip-dependencies.rules.ts';
import type { DestinationOverview } from './overview.schema.ts';

/** How long an overview is kept: its data only changes with a version of the product. */
const FRESH_MS = 24 * 3_600_000;

type Cached = Pick<TripCaches, 'destinationOverviewCache' | 'destinationOverviewCachedAt'>;

type WrittenFor = Pick<DestinationOverview, 'language' | 'temperatureUnit'>;

/** The overview kept with a trip, if it is at most a day old and was written for this reader. */
export function findFreshOverview(
  { destinationOverviewCache: cache, destinationOverviewCachedAt: cachedAt }: Cached,
  reader: WrittenFor,
  now: Date,
): DestinationOverview | undefined {
  if (!cache || cachedAt === null) return undefined;
  const age = now.getTime() - Date.parse(cachedAt);
  return isWrittenFor(cache, reader) && age >= 0 && age < FRESH_MS ? cache : undefined;
}
