import { arrangePois } from '@ooo/db/queries/pois.queries';
import type { Db } from '@ooo/db/tables/database';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { planTrip } from '@ooo/domain/scheduling/plan-trip';
import type { AutoPlanAnswer, AutoPlanRequest } from '@ooo/domain/scheduling/schedule.schema';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { holdTrip } from '../trips/trips.service.ts';
import { readTrips } from '../trips/trip-reads.service.ts';
import { loadPlanSource } from './plan-source.service.ts';

/** Plans all unscheduled places at once; `apply` stores the plan, all or none. */
export async function autoPlan(
  deps: Deps,
  user: CurrentUser,
  { tripId, apply, pace }: AutoPlanRequest,
): Promise<AutoPlanAnswer> {
  const plan = async (db: Db): Promise<AutoPlanAnswer> =>
    planTrip(await loadPlanSource(readTrips(db, user.id), tripId), pace, user.language);
  if (!apply) return plan(deps.db);
  return holdTrip(deps, user, tripId, async ({ db }) => {
    const answer = await plan(db);
    if (answer.items.length === 0) return answer;
    const stored = await arrangePois(db, { tripId, userId: user.id, items: answer.items });
    if (stored === 'not-found') throw new AppError('CONFLICT');
    return answer;
  });
}
