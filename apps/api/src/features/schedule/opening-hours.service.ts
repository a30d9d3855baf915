import { openingDates } from '@ooo/domain/scheduling/opening-range.rules';
import { listOpeningDays, type OpeningDays } from '@ooo/domain/scheduling/plan-trip';
import type { OpeningHoursRequest } from '@ooo/domain/scheduling/schedule.schema';
import { hoursKey, toHoursQuestion } from '../../planning/hours-question.ts';
import { type PlanningRequest, loadPlanSource } from './plan-source.service.ts';

/** Every place of the trip on the days of the range that fit into an answer; `windows` is null where nobody knows. */
export async function listOpeningHours(
  { deps, user, reads, signal }: PlanningRequest,
  { tripId, ...range }: OpeningHoursRequest,
): Promise<OpeningDays[]> {
  const { trip, pois, hoursAt } = await loadPlanSource(reads, tripId);
  const dates = openingDates(trip, pois.length, range);
  const questions = new Map(pois.map((poi) => [poi.id, toHoursQuestion(poi, hoursAt)]));
  const asked = [...questions.values()].filter((question) => question !== undefined);
  const hours = await deps.planner.listHours(user.id, asked, dates, signal);
  const windowsById = new Map(
    [...questions].map(([id, question]) => [id, question && hours.get(hoursKey(question))]),
  );
  const hoursOf = ({ id }: { readonly id: number }, date: (typeof dates)[number]) =>
    windowsById.get(id)?.get(date) ?? null;
  return listOpeningDays({ pois, hoursOf }, dates);
}
