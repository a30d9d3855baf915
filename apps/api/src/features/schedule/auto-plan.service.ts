import { isDeepStrictEqual } from 'node:util';
import { arrangePois } from '@ooo/db/queries/pois.queries';
import { listPlanPoints } from '@ooo/domain/scheduling/plan-points';
import { toPlacements } from '@ooo/domain/scheduling/plan-placements';
import { findForeignId } from '@ooo/domain/scheduling/plan-choice';
import type {
  Arrangement,
  AutoPlanAnswer,
  AutoPlanRequest,
} from '@ooo/domain/scheduling/schedule.schema';
import { toWriting } from '@ooo/domain/shared/writing';
import type { Abortable, InvitedContext } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import { askerOf } from '../../context/asker.ts';
import type { PlanSourceData } from '../../context/ports/planning.ts';
import { readTrips } from '../trips/trip-reads.service.ts';
import { holdTrip } from '../trips/trips.service.ts';
import { noSuchPlaceInTrip } from './no-such-place.ts';
import { loadPlanSource } from './plan-source.service.ts';

/** How many plans are made for one request if the trip keeps changing meanwhile. */
const MAX_PLANS = 2;

/**
 * Plans the unscheduled places, or those that are asked for, at once; `apply` stores the plan, all or none. NOT_FOUND if a
 * wish names a place that is not in the trip. No row is locked while it is made: it
 * is stored if the trip has not changed meanwhile, otherwise made once more, otherwise CONFLICT.
 */
export async function autoPlan(
  ctx: Abortable<InvitedContext>,
  { tripId, apply, language = ctx.user.language, ...asked }: AutoPlanRequest,
): Promise<AutoPlanAnswer> {
  const { deps, user, log, signal } = ctx;
  const wishes = { ...asked, travelBy: asked.travelBy ?? user.preferences.travelBy };
  const writing = toWriting(language, user.preferences);
  for (let made = 0; made < MAX_PLANS; made += 1) {
    const source = await loadPlanSource({ reads: readTrips(deps.db, user.id) }, { tripId });
    if (findForeignId(source.pois, wishes) !== undefined) throw noSuchPlaceInTrip();
    const travel = await deps.travelTables.between(listPlanPoints(source), { log, signal });
    const task = { source: { ...source, travel }, wishes, writing };
    const answer = await deps.planner.plan(askerOf(ctx), task);
    const items = toPlacements(answer);
    if (!apply || items.length === 0) return answer;
    if (await store(ctx, source, items)) return answer;
  }
  throw new AppError('changed-meanwhile');
}

/** False, with nothing stored, if the trip has changed since the plan was made. */
async function store(
  ctx: InvitedContext,
  source: PlanSourceData,
  items: Arrangement['items'],
): Promise<boolean> {
  const tripId = source.trip.id;
  const userId = ctx.user.id;
  return holdTrip(ctx, { id: tripId }, async (tx) => {
    const now = await loadPlanSource({ reads: readTrips(tx, userId) }, { tripId });
    if (!isDeepStrictEqual(now, source)) return false;
    return (await arrangePois(tx, { tripId, userId, items })) !== 'not-found';
  });
}
