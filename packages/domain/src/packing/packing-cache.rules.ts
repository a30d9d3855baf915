import type { Poi } from '../pois/poi.schema.ts';
import type { Language } from '../shared/language.ts';
import type { TripCaches } from '../trips/trip-caches.schema.ts';
import type { PackingCache, PackingRecommendation } from './packing.schema.ts';

/** How long a list is kept. */
const FRESH_MS = 3_600_000;

type Cached = Pick<TripCaches, 'packingCache' | 'packingCachedAt' | 'weatherCachedAt'>;

interface Circumstances {
  readonly now: Date;
  readonly places: readonly Pick<Poi, 'createdAt'>[];
}

/** The lists of a trip that still hold: not older than an hour, the weather, or the newest of the places. */
export function freshPackingCache(trip: Cached, { now, places }: Circumstances): PackingCache {
  const { packingCache, packingCachedAt, weatherCachedAt } = trip;
  if (!packingCache || packingCachedAt === null) return {};
  const cachedAt = Date.parse(packingCachedAt);
  const isRecent = now.getTime() - cachedAt < FRESH_MS;
  const changes = [weatherCachedAt, ...places.map(({ createdAt }) => createdAt)];
  const isOutdated = changes.some((instant) => instant !== null && Date.parse(instant) > cachedAt);
  return isRecent && !isOutdated ? packingCache : {};
}

interface NewCache {
  readonly packingCache: PackingCache;
  readonly packingCachedAt: Date;
}

/** The cache with one more list. The hour is that of its first list, so that none is kept for longer. */
export function withPackingList(
  trip: Cached,
  { now, places }: Circumstances,
  { language, list }: { readonly language: Language; readonly list: PackingRecommendation[] },
): NewCache {
  const fresh = freshPackingCache(trip, { now, places });
  const since = Object.keys(fresh).length > 0 ? trip.packingCachedAt : null;
  return {
    packingCache: { ...fresh, [language]: list },
    packingCachedAt: since === null ? now : new Date(since),
  };
}
