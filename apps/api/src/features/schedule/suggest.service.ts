import { listSuggestionPoints } from '@ooo/domain/scheduling/plan-points';
import type { AutoPickAnswer, AutoPickRequest } from '@ooo/domain/scheduling/schedule.schema';
import type { Abortable, InvitedContext } from '../../context/context.ts';
import { AppError, badField } from '../../errors/app-error.ts';
import { loadPlanSource } from './plan-source.service.ts';

/** The best time for one POI while everything else stays; the reason is in the user's language. */
export async function suggestTime(
  ctx: Abortable<InvitedContext>,
  request: AutoPickRequest,
): Promise<AutoPickAnswer> {
  const { deps, user, log, signal } = ctx;
  const source = await loadPlanSource(ctx, request);
  const points = listSuggestionPoints(source, request);
  const travel = await deps.travelTables.between(points, { log, signal });
  const { travelBy } = user.preferences;
  const task = { source: { ...source, travel, travelBy }, request, language: user.language };
  const answer = await deps.planner.suggest(user.id, task, signal);
  if (answer.ok) return answer.value;
  if (answer.reason === 'outside-trip') {
    throw badField('fixedDate', 'This date is not part of the trip.');
  }
  throw new AppError('NOT_FOUND', { message: 'This place isn’t in this trip.' });
}
