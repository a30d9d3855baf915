import { setPackedItems } from '@ooo/db/queries/packed-items.queries';
import type { KeptDemo } from '@ooo/domain/demo/kept-demo.schema';
import { MAX_PACKED_ITEMS } from '@ooo/domain/packing/packed.schema';
import { endsAfterItBegins, findTimeRefusal } from '@ooo/domain/pois/poi-time.rules';
import { UNSCHEDULED } from '@ooo/domain/pois/poi.rules';
import type { NewPoi } from '@ooo/domain/pois/poi.schema';
import { withStoredTag } from '@ooo/domain/pois/stored-tag';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import type { InvitedContext } from '../../context/context.ts';
import { badField } from '../../errors/fields-error.ts';
import { beginTrip } from './trips.service.ts';

type NewPlace = Omit<NewPoi, 'tripId'>;

/** The place as the trip can take it: without its time if that does not fit. */
function toPlace(trip: KeptDemo['trip'], sent: KeptDemo['pois'][number]): NewPlace {
  const poi = withStoredTag(sent);
  const { category = 'POI', tag = 'misc', endDate = null } = poi;
  const time = {
    date: poi.date ?? null,
    startTime: poi.startTime ?? null,
    duration: poi.duration ?? null,
  };
  if (!endsAfterItBegins({ date: time.date, endDate })) throw badField('pois', 'place-dates');
  const { flightDetails = null } = trip;
  const refusal = findTimeRefusal({ ...trip, flightDetails }, { category, tag, ...time });
  return refusal ? { ...poi, ...UNSCHEDULED, planned: false } : poi;
}

/** The first of places that were saved twice from one source. */
function withoutRepeats(pois: readonly NewPlace[]): NewPlace[] {
  const seen = new Set<string>();
  return pois.filter(({ sourceId }) => {
    if (!sourceId) return true;
    const isNew = !seen.has(sourceId);
    seen.add(sourceId);
    return isNew;
  });
}

/**
 * A visitor's changed demo from the browser, as an ordinary trip of the user with all its places and ticks.
 * TRIP_LIMIT_REACHED as for any trip.
 */
export async function keepDemo(ctx: InvitedContext, kept: KeptDemo): Promise<TripWithCaches> {
  const { packingPreferences, packed: itemIds } = kept;
  const pois = withoutRepeats(kept.pois.map((poi) => toPlace(kept.trip, poi)));
  const trip = await beginTrip(ctx, { fields: { ...kept.trip, packingPreferences }, pois });
  if (itemIds.length > 0) {
    const own = { tripId: trip.id, userId: ctx.user.id };
    await setPackedItems(ctx.deps.db, { ...own, itemIds, packed: true, limit: MAX_PACKED_ITEMS });
  }
  return trip;
}
