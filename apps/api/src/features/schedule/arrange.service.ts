import { arrangePois, listPois } from '@ooo/db/queries/pois.queries';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Arrangement } from '@ooo/domain/scheduling/schedule.schema';
import type { InvitedContext } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import { checkPoiTime } from '../pois/poi-time.service.ts';
import { holdTrip } from '../trips/trips.service.ts';

/** All or none: RULE_VIOLATED if a time is outside the trip, NOT_FOUND if a POI does not belong to it. */
export async function arrange(ctx: InvitedContext, { tripId, items }: Arrangement): Promise<Poi[]> {
  return holdTrip(ctx, { id: tripId }, async (tx, trip) => {
    const own = { tripId, userId: ctx.user.id };
    const pois = new Map((await listPois(tx, own)).map((poi) => [poi.id, poi]));
    for (const { poiId, ...time } of items) {
      const poi = pois.get(poiId);
      if (!poi) throw noSuchPlace();
      checkPoiTime(trip, { ...poi, ...time });
    }
    const changed = await arrangePois(tx, { ...own, items });
    if (changed === 'not-found') throw noSuchPlace();
    return changed;
  });
}

function noSuchPlace(): AppError {
  return new AppError('NOT_FOUND', { message: 'One of these places isn’t in this trip.' });
}
