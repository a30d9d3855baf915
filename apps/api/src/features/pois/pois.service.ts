import {
  deletePoi as deleteRow,
  findPoi,
  insertPoiWithinLimit,
  updatePoi as updateRow,
} from '@ooo/db/queries/pois.queries';
import { endsAfterItBegins } from '@ooo/domain/pois/poi-time.rules';
import type { Poi, PoiCreate, PoiPatch, PoiTime } from '@ooo/domain/pois/poi.schema';
import { withStoredTag } from '@ooo/domain/pois/stored-tag';
import { MAX_POIS_PER_TRIP } from '@ooo/domain/pois/poi-limits';
import { withTimeByHand } from '@ooo/domain/pois/poi.rules';
import type { PoiId } from '@ooo/domain/shared/ids';
import type { InvitedContext } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import { badField } from '../../errors/fields-error.ts';
import { defined } from '@ooo/domain/shared/defined';
import { holdTrip } from '../trips/trips.service.ts';
import { checkNotMoved } from './moved-meanwhile.service.ts';
import { checkPoiTime } from './poi-time.service.ts';

/** The kind of a place that does not give one. */
const BLANK: Pick<Poi, 'category' | 'tag' | 'date' | 'endDate' | 'startTime' | 'duration'> = {
  category: 'POI',
  tag: 'misc',
  date: null,
  endDate: null,
  startTime: null,
  duration: null,
};

function noSuchPlace(): AppError {
  return new AppError('no-such-place');
}

function tooManyPlaces(): AppError {
  return new AppError('poi-limit', { limit: MAX_POIS_PER_TRIP });
}

/**
 * If the trip already has a POI with this source id, that one is returned unchanged. RULE_VIOLATED if the trip is
 * full.
 */
export async function createPoi(ctx: InvitedContext, input: PoiCreate): Promise<Poi> {
  const { tripId, ...fields } = withStoredTag(input);
  const poiToBe = { ...BLANK, ...defined(fields) };
  checkEnd(poiToBe);
  return holdTrip(ctx, { id: tripId }, async (tx, trip) => {
    checkPoiTime(trip, poiToBe);
    const own = { tripId, userId: ctx.user.id };
    const poi = await insertPoiWithinLimit(tx, { ...own, fields, limit: MAX_POIS_PER_TRIP });
    if (poi === 'not-found') throw noSuchPlace();
    if (poi === 'limit-reached') throw tooManyPlaces();
    return poi;
  });
}

/** With `from`, CONFLICT where the place has another time by now. */
export async function updatePoi(
  ctx: InvitedContext,
  { id, patch: asSent, from }: { id: PoiId; patch: PoiPatch; from?: PoiTime | undefined },
): Promise<Poi> {
  const patch = withTimeByHand(withStoredTag(asSent));
  const own = { id, userId: ctx.user.id };
  const found = await findPoi(ctx.deps.db, own);
  if (!found) throw noSuchPlace();
  return holdTrip(ctx, { id: found.tripId }, async (tx, trip) => {
    const before = await findPoi(tx, own);
    if (!before) throw noSuchPlace();
    const after = { ...before, ...defined(patch) };
    checkNotMoved(before, from, after);
    checkEnd(after);
    const isMoved = [patch.date, patch.startTime, patch.duration].some((it) => it !== undefined);
    if (isMoved) checkPoiTime(trip, after);
    const poi = await updateRow(tx, { ...own, patch });
    if (!poi) throw noSuchPlace();
    return poi;
  });
}

export async function deletePoi(
  { deps: { db }, user }: InvitedContext,
  { id }: { id: PoiId },
): Promise<void> {
  if (!(await deleteRow(db, { id, userId: user.id }))) throw noSuchPlace();
}

function checkEnd(dates: Pick<Poi, 'date' | 'endDate'>): void {
  if (!endsAfterItBegins(dates)) throw badField('endDate', 'place-dates');
}
