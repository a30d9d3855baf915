import { openingDates } from '@ooo/domain/scheduling/opening-range.rules';
import type { OpeningDays } from '@ooo/domain/scheduling/plan-trip';
import type { OpeningHoursRequest } from '@ooo/domain/scheduling/schedule.schema';
import type { Abortable, InvitedContext } from '../../context/context.ts';
import { askerOf } from '../../context/asker.ts';
import { hoursKey, toHoursQuestion } from '../../planning/hours-question.ts';
import { daysByHours } from './days-by-hours.ts';
import { loadPlanSource } from './plan-source.service.ts';

/**
 * Every POI of the trip on as many days of the range as fit into one answer; `windows` is null if the hours are
 * unknown.
 */
export async function listOpeningHours(
  ctx: Abortable<InvitedContext>,
  { tripId, ...range }: OpeningHoursRequest,
): Promise<OpeningDays[]> {
  const { deps } = ctx;
  const { trip, pois, hoursAt } = await loadPlanSource(ctx, { tripId });
  const dates = openingDates(trip, pois.length, range);
  const questions = pois.map((poi) => toHoursQuestion(poi, hoursAt));
  const asked = questions.filter((question) => question !== undefined);
  const hours = await deps.planner.listHours(askerOf(ctx), asked, dates);
  const daysOf = daysByHours(dates);
  return pois.map(({ id }, index) => {
    const question = questions[index];
    return { poiId: id, days: daysOf(question && hours.get(hoursKey(question))) };
  });
}
