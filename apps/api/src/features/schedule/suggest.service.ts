import { usualDay } from '@ooo/domain/scheduling/pace';
import { listSuggestionPoints } from '@ooo/domain/scheduling/plan-points';
import type { AutoPickAnswer, AutoPickRequest } from '@ooo/domain/scheduling/schedule.schema';
import { toWriting } from '@ooo/domain/shared/writing';
import type { Abortable, InvitedContext } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import { badField } from '../../errors/fields-error.ts';
import { askerOf } from '../../context/asker.ts';
import { loadPlanSource } from './plan-source.service.ts';

/**
 * The best time for one POI while everything else stays, on an ordinary day of the user's. The reason is in the language
 * asked for, else the user's, with times on the user's clock.
 */
export async function suggestTime(
  ctx: Abortable<InvitedContext>,
  request: AutoPickRequest,
): Promise<AutoPickAnswer> {
  const { deps, user, log, signal } = ctx;
  const source = await loadPlanSource(ctx, request);
  const points = listSuggestionPoints(source, request);
  const travel = await deps.travelTables.between(points, { log, signal });
  const { preferences } = user;
  const task = {
    source: { ...source, travel, travelBy: preferences.travelBy },
    request,
    usual: usualDay(preferences),
    writing: toWriting(request.language ?? user.language, preferences),
  };
  const answer = await deps.planner.suggest(askerOf(ctx), task);
  if (answer.ok) return answer.value;
  if (answer.reason === 'outside-trip') {
    throw badField('fixedDate', 'date-outside-trip');
  }
  throw new AppError('place-not-in-trip');
}
