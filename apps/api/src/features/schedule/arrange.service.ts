import { arrangePois, listPois } from '@ooo/db/queries/pois.queries';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Arrangement } from '@ooo/domain/scheduling/schedule.schema';
import type { InvitedContext } from '../../context/context.ts';
import { checkNotMoved } from '../pois/moved-meanwhile.service.ts';
import { checkPoiTime } from '../pois/poi-time.service.ts';
import { holdTrip } from '../trips/trips.service.ts';
import { noSuchPlaceInTrip } from './no-such-place.ts';

/**
 * All or none: RULE_VIOLATED if a time is outside the trip, NOT_FOUND if a POI does not belong to it, CONFLICT if one has
 * another time than the caller knows.
 */
export async function arrange(ctx: InvitedContext, { tripId, items }: Arrangement): Promise<Poi[]> {
  return holdTrip(ctx, { id: tripId }, async (tx, trip) => {
    const own = { tripId, userId: ctx.user.id };
    const pois = new Map((await listPois(tx, own)).map((poi) => [poi.id, poi]));
    for (const { poiId, from, ...time } of items) {
      const poi = pois.get(poiId);
      if (!poi) throw noSuchPlaceInTrip();
      checkNotMoved(poi, from, time);
      checkPoiTime(trip, { ...poi, ...time });
    }
    const changed = await arrangePois(tx, { ...own, items });
    if (changed === 'not-found') throw noSuchPlaceInTrip();
    return changed;
  });
}
