import {
  deletePoi as deleteRow,
  findPoi,
  insertPoiWithinLimit,
  updatePoi as updateRow,
} from '@ooo/db/queries/pois.queries';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { endsAfterItBegins, PLACE_DATES_MESSAGE } from '@ooo/domain/pois/poi-time.rules';
import {
  MAX_POIS_PER_TRIP,
  POI_LIMIT_MESSAGE,
  type Poi,
  type PoiCreate,
  type PoiPatch,
} from '@ooo/domain/pois/poi.schema';
import type { Deps } from '../../context/deps.ts';
import { AppError, badField } from '../../errors/app-error.ts';
import { withoutUndefined } from '../../shared/without-undefined.ts';
import { holdTrip } from '../trips/trips.service.ts';
import { checkPoiTime } from './poi-time.service.ts';

/** What a place is that says nothing of it. */
const BLANK: Pick<Poi, 'category' | 'tag' | 'date' | 'endDate' | 'startTime' | 'duration'> = {
  category: 'POI',
  tag: 'misc',
  date: null,
  endDate: null,
  startTime: null,
  duration: null,
};

function noSuchPlace(): AppError {
  return new AppError('NOT_FOUND', { message: 'We couldn’t find this place among yours.' });
}

function tooManyPlaces(): AppError {
  return new AppError('RULE_VIOLATED', {
    message: POI_LIMIT_MESSAGE,
    details: { reason: 'poi-limit', limit: MAX_POIS_PER_TRIP },
  });
}

/** A place that the trip has already by its source id is answered as it is. RULE_VIOLATED where the trip is full. */
export async function createPoi(deps: Deps, user: CurrentUser, input: PoiCreate): Promise<Poi> {
  const { tripId, ...fields } = input;
  const poiToBe = { ...BLANK, ...withoutUndefined(fields) };
  checkEnd(poiToBe);
  return holdTrip(deps, user, tripId, async ({ db }, trip) => {
    checkPoiTime(trip, poiToBe);
    const own = { tripId, userId: user.id };
    const poi = await insertPoiWithinLimit(db, { ...own, fields, limit: MAX_POIS_PER_TRIP });
    if (poi === 'not-found') throw noSuchPlace();
    if (poi === 'limit-reached') throw tooManyPlaces();
    return poi;
  });
}

export async function updatePoi(
  deps: Deps,
  user: CurrentUser,
  id: number,
  patch: PoiPatch,
): Promise<Poi> {
  const own = { id, userId: user.id };
  const found = await findPoi(deps.db, own);
  if (!found) throw noSuchPlace();
  return holdTrip(deps, user, found.tripId, async ({ db }, trip) => {
    const before = await findPoi(db, own);
    if (!before) throw noSuchPlace();
    const after = { ...before, ...withoutUndefined(patch) };
    checkEnd(after);
    const isMoved = [patch.date, patch.startTime, patch.duration].some((it) => it !== undefined);
    if (isMoved) checkPoiTime(trip, after);
    const poi = await updateRow(db, { ...own, patch });
    if (!poi) throw noSuchPlace();
    return poi;
  });
}

export async function deletePoi({ db }: Deps, user: CurrentUser, id: number): Promise<void> {
  if (!(await deleteRow(db, { id, userId: user.id }))) throw noSuchPlace();
}

function checkEnd(dates: Pick<Poi, 'date' | 'endDate'>): void {
  if (!endsAfterItBegins(dates)) throw badField('endDate', PLACE_DATES_MESSAGE);
}
