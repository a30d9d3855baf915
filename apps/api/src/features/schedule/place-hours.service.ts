import { openingDates } from '@ooo/domain/scheduling/opening-range.rules';
import type { PlaceHours, PlaceHoursRequest } from '@ooo/domain/scheduling/schedule.schema';
import type { Abortable, InvitedContext } from '../../context/context.ts';
import { askerOf } from '../../context/asker.ts';
import { hoursKey, toHoursQuestion } from '../../planning/hours-question.ts';
import { daysByHours } from './days-by-hours.ts';
import { toPlanSource } from './plan-source.service.ts';

/**
 * When places that are not saved are open on the days of the trip, in the destination's time; `windows` is null if the
 * hours cannot be read. NOT_FOUND if the trip is absent or another user's.
 */
export async function listPlaceHours(
  ctx: Abortable<InvitedContext>,
  { tripId, places }: PlaceHoursRequest,
): Promise<PlaceHours[]> {
  const { deps, reads } = ctx;
  const trip = await reads.trip(tripId);
  const { hoursAt } = toPlanSource(trip, []);
  const dates = openingDates(trip, places.length, {});
  const questions = places.map(({ openingHours, coordinates }) =>
    toHoursQuestion({ openingHours, location: { ...(coordinates && { coordinates }) } }, hoursAt),
  );
  const asked = questions.filter((question) => question !== undefined);
  const hours = await deps.planner.listHours(askerOf(ctx), asked, dates);
  const daysOf = daysByHours(dates);
  return places.map(({ id }, index) => {
    const question = questions[index];
    return { id, days: daysOf(question && hours.get(hoursKey(question))) };
  });
}
