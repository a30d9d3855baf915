import { arrangePois } from '@ooo/db/queries/pois.queries';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Arrangement } from '@ooo/domain/scheduling/schedule.schema';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { checkPoiTime } from '../pois/poi-time.service.ts';
import { listPois } from '../pois/pois.service.ts';
import { getTrip } from '../trips/trips.service.ts';

/** All or none: RULE_VIOLATED where one time lies outside the trip, NOT_FOUND where one place does. */
export async function arrange(
  deps: Deps,
  user: CurrentUser,
  { tripId, items }: Arrangement,
): Promise<Poi[]> {
  const trip = await getTrip(deps, user, tripId);
  const pois = new Map((await listPois(deps, user, tripId)).map((poi) => [poi.id, poi]));
  for (const { poiId, ...time } of items) {
    const poi = pois.get(poiId);
    if (!poi) throw noSuchPlace();
    checkPoiTime(trip, { ...poi, ...time });
  }
  const changed = await arrangePois(deps.db, { tripId, userId: user.id, items });
  if (changed === 'not-found') throw noSuchPlace();
  return changed;
}

function noSuchPlace(): AppError {
  return new AppError('NOT_FOUND', { message: 'One of these places is not in the trip.' });
}
