import type { PoiId } from '../shared/ids.ts';
import type { Language } from '../shared/language.ts';
import { fromMinutes } from '../shared/wall-time.ts';
import { type StopBefore, notPlacedReason, placedReason } from './plan-reasons.ts';
import type { Plan, PlannedVisit, PlannerInput } from './planner.types.ts';
import type { AutoPlanAnswer, PlannedItem } from './schedule.schema.ts';

/**
 * A plan as the wire carries it, in the order of days and starts, with its reasons in `language`; `nameOf`
 * knows places and fixed items.
 */
export function toAutoPlanAnswer(
  input: PlannerInput,
  plan: Plan,
  nameOf: (id: PoiId) => string,
  language: Language = 'en',
): AutoPlanAnswer {
  return {
    items: plan.visits.flatMap((visit) => toPlannedItem(input, plan, visit, nameOf, language)),
    unplaced: plan.unplaced.flatMap(({ id, reason }) => {
      const place = input.places.find((other) => other.id === id);
      if (!place) return [];
      return { poiId: id, name: nameOf(id), reason: notPlacedReason(reason, place, language) };
    }),
  };
}

function toPlannedItem(
  input: PlannerInput,
  plan: Plan,
  visit: PlannedVisit,
  nameOf: (id: PoiId) => string,
  language: Language,
): PlannedItem[] {
  const day = input.days[visit.day];
  if (!day) return [];
  return [
    {
      poiId: visit.id,
      name: nameOf(visit.id),
      date: day.date,
      startTime: fromMinutes(visit.startMin),
      duration: visit.durationMin,
      reason: placedReason(input, visit, stopBefore(input, plan, visit, nameOf), language),
    },
  ];
}

/** The stop of the same day that a visit comes from; undefined for the first one. */
export function stopBefore(
  input: PlannerInput,
  plan: Pick<Plan, 'visits'>,
  visit: PlannedVisit,
  nameOf: (id: PoiId) => string,
): StopBefore | undefined {
  const earlier = [...plan.visits, ...input.fixed]
    .filter(({ day, startMin }) => day === visit.day && startMin < visit.startMin)
    .toSorted((a, b) => b.startMin - a.startMin)[0];
  if (!earlier) return undefined;
  const stop = [...input.places, ...input.fixed].find(({ id }) => id === earlier.id);
  return { name: nameOf(earlier.id), hasCoordinates: stop?.coordinates !== undefined };
}
