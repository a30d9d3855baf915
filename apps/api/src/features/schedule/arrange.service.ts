import { arrangePois, listPois } from '@ooo/db/queries/pois.queries';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Arrangement } from '@ooo/domain/scheduling/schedule.schema';
import type { Deps } from '../../context/deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { checkPoiTime } from '../pois/poi-time.service.ts';
import { holdTrip } from '../trips/trips.service.ts';

/** All or none: RULE_VIOLATED where one time lies outside the trip, NOT_FOUND where one place does. */
export async function arrange(
  deps: Deps,
  user: CurrentUser,
  { tripId, items }: Arrangement,
): Promise<Poi[]> {
  return holdTrip(deps, user, tripId, async ({ db }, trip) => {
    const own = { tripId, userId: user.id };
    const pois = new Map((await listPois(db, own)).map((poi) => [poi.id, poi]));
    for (const { poiId, ...time } of items) {
      const poi = pois.get(poiId);
      if (!poi) throw noSuchPlace();
      checkPoiTime(trip, { ...poi, ...time });
    }
    const changed = await arrangePois(db, { ...own, items });
    if (changed === 'not-found') throw noSuchPlace();
    return changed;
  });
}

function noSuchPlace(): AppError {
  return new AppError('NOT_FOUND', { message: 'One of these places isn’t in this trip.' });
}
