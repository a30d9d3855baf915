import { isDeepStrictEqual } from 'node:util';
import { arrangePois } from '@ooo/db/queries/pois.queries';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { AutoPlanAnswer, AutoPlanRequest } from '@ooo/domain/scheduling/schedule.schema';
import type { Deps } from '../../context/deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { PlanSourceData } from '../../planning/planning-tasks.ts';
import { readTrips } from '../trips/trip-reads.service.ts';
import { holdTrip } from '../trips/trips.service.ts';
import { type PlanningRequest, loadPlanSource } from './plan-source.service.ts';

/** Plans that are made for one request where the trip changes while they are made. */
const MAX_PLANS = 2;

/**
 * Plans all unscheduled places at once; `apply` stores the plan, all or none. No row is held while it is made:
 * it is stored where the trip is still what it was made from, else made once more, else CONFLICT.
 */
export async function autoPlan(
  { deps, user, signal }: Omit<PlanningRequest, 'reads'>,
  { tripId, apply, pace }: AutoPlanRequest,
): Promise<AutoPlanAnswer> {
  for (let made = 0; made < MAX_PLANS; made += 1) {
    const source = await loadPlanSource(readTrips(deps.db, user.id), tripId);
    const task = { source, pace, language: user.language };
    const answer = await deps.planner.plan(user.id, task, signal);
    if (!apply || answer.items.length === 0) return answer;
    if (await store(deps, user, source, answer)) return answer;
  }
  throw new AppError('CONFLICT');
}

/** False, with nothing stored, where the trip is not what the plan was made from. */
async function store(
  deps: Deps,
  user: CurrentUser,
  source: PlanSourceData,
  { items }: AutoPlanAnswer,
): Promise<boolean> {
  const tripId = source.trip.id;
  return holdTrip(deps, user, tripId, async ({ db }) => {
    const now = await loadPlanSource(readTrips(db, user.id), tripId);
    if (!isDeepStrictEqual(now, source)) return false;
    return (await arrangePois(db, { tripId, userId: user.id, items })) !== 'not-found';
  });
}
