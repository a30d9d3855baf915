import type { Coordinates } from '../shared/coordinates.schema.ts';
import type { PoiId } from '../shared/ids.ts';
import type { Plan, PlannedVisit, PlannerInput } from './planner.types.ts';

/** What lies before a visit on its day. */
export interface StopBefore {
  readonly name: string;
  readonly coordinates: Coordinates | undefined;
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
  return { name: nameOf(earlier.id), coordinates: stop?.coordinates };
}
