import { toPlannerInput } from '@ooo/domain/scheduling/plan-input';
import { planDays, type PlanLimits } from '@ooo/domain/scheduling/planner';
import type { Plan, PlannerInput } from '@ooo/domain/scheduling/planner.types';
import { makeRandom } from '../random.ts';
import type { MadeTrip } from './made-trip.types.ts';

/** The changes to the other visits, in numbers of visits. */
export interface Moved {
  readonly others: number;
  readonly toOtherDays: number;
  readonly toOtherTimes: number;
  readonly leftOut: number;
}

export const toInput = ({ trip, pois, pace, hoursOf, airportAt }: MadeTrip): PlannerInput =>
  toPlannerInput({ trip, pois, pace, hoursOf, airportAt });

/** Deletes one visit and plans again, with all others where they were; undefined where there are no others. */
export function replanWithoutOne(
  made: MadeTrip,
  { visits }: Plan,
  limits: PlanLimits,
): Moved | undefined {
  const random = makeRandom(made.places.length + made.dates.length);
  const gone = visits[Math.floor(random() * visits.length)];
  const others = visits.filter((visit) => visit !== gone);
  if (!gone || others.length === 0) return undefined;
  const input = toInput({ ...made, pois: made.pois.filter(({ id }) => id !== gone.id) });
  const places = input.places.map((place) => {
    const former = others.find(({ id }) => id === place.id);
    return former ? { ...place, former: { day: former.day, startMin: former.startMin } } : place;
  });
  const again = planDays({ ...input, places }, limits).visits;
  const pairs = others.map((was) => ({ was, now: again.find(({ id }) => id === was.id) }));
  const stayed = pairs.filter(({ was, now }) => now?.day === was.day);
  const leftOut = pairs.filter(({ now }) => !now).length;
  return {
    others: others.length,
    toOtherDays: pairs.length - leftOut - stayed.length,
    toOtherTimes: stayed.filter(({ was, now }) => now?.startMin !== was.startMin).length,
    leftOut,
  };
}

export function movedShare({ others, toOtherDays, toOtherTimes, leftOut }: Moved): number {
  return (toOtherDays + toOtherTimes + leftOut) / others;
}
