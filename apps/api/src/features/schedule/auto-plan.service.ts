import { arrangePois } from '@ooo/db/queries/pois.queries';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { toAutoPlanAnswer } from '@ooo/domain/scheduling/plan-answer';
import { toPlannerInput } from '@ooo/domain/scheduling/plan-input';
import { planDays } from '@ooo/domain/scheduling/planner';
import type { AutoPlanAnswer, AutoPlanRequest } from '@ooo/domain/scheduling/schedule.schema';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { loadPlanSource } from './plan-source.service.ts';

/** Plans all unscheduled places at once; `apply` stores the plan, all or none. */
export async function autoPlan(
  deps: Deps,
  user: CurrentUser,
  { tripId, apply, pace }: AutoPlanRequest,
): Promise<AutoPlanAnswer> {
  const source = await loadPlanSource(deps, user, tripId);
  const names = new Map(source.pois.map(({ id, name }) => [id, name]));
  const input = toPlannerInput({ ...source, pace });
  const nameOf = (id: number): string => names.get(id) ?? '';
  const answer = toAutoPlanAnswer(input, planDays(input), nameOf, user.language);
  if (apply && answer.items.length > 0) {
    const stored = await arrangePois(deps.db, { tripId, userId: user.id, items: answer.items });
    if (stored === 'not-found') throw new AppError('CONFLICT');
  }
  return answer;
}
