import type { Coordinates } from '../shared/coordinates.schema.ts';
import type { PoiId } from '../shared/ids.ts';
import type { Plan, PlannerDay, PlannerInput } from './planner.types.ts';
import type { PlanDayTotals } from './schedule.schema.ts';

interface Stop {
  readonly id: PoiId;
  readonly startMin: number;
  readonly durationMin: number;
  readonly coordinates: Coordinates | undefined;
}

/**
 * What is on each day after the plan, fixed items included. Travel includes the ways from and to the day's ends. Free
 * is what is left of the hours of the day; what a plan leaves as breaks is free. Without `isVisit` all items are visits.
 */
export function planTotals(
  input: PlannerInput,
  plan: Pick<Plan, 'visits'>,
  isVisit: (id: PoiId) => boolean = () => true,
): PlanDayTotals[] {
  const { travelMin, walkMin = () => 0 } = input;
  const placeAt = new Map(input.places.map(({ id, coordinates }) => [id, coordinates]));
  return input.days.map((day, index) => {
    const stops: Stop[] = [
      ...plan.visits.map((visit) => ({ ...visit, coordinates: placeAt.get(visit.id) })),
      ...input.fixed.map((item) => ({ ...item, coordinates: item.coordinates })),
    ]
      .filter((stop) => stop.day === index)
      .toSorted((a, b) => a.startMin - b.startMin);
    const visits = stops.filter(({ id }) => isVisit(id));
    const travel = sum(waysOf(day, stops).map(([from, to]) => travelMin(from, to)));
    return {
      date: day.date,
      visits: visits.length,
      visitMin: sum(visits.map(({ durationMin }) => durationMin)),
      travelMin: travel,
      walkMin: sum(waysOf(day, stops).map(([from, to]) => walkMin(from, to))),
      freeMin: Math.max(0, day.endMin - day.startMin - occupiedMin(day, stops) - travel),
    };
  });
}

type Way = readonly [Coordinates | undefined, Coordinates | undefined];

function waysOf({ startAt, endAt }: PlannerDay, stops: readonly Stop[]): Way[] {
  const between = stops
    .slice(1)
    .map((stop, index): Way => [stops[index]?.coordinates, stop.coordinates]);
  const [first, last] = [stops[0], stops.at(-1)];
  return [
    ...(startAt && first ? [[startAt, first.coordinates] as const] : []),
    ...between,
    ...(endAt && last ? [[last.coordinates, endAt] as const] : []),
  ];
}

/** Minutes of the day's hours with something on; what overlaps counts once. */
function occupiedMin({ startMin, endMin }: PlannerDay, stops: readonly Stop[]): number {
  let until = startMin;
  let occupied = 0;
  for (const stop of stops) {
    const end = Math.min(endMin, stop.startMin + stop.durationMin);
    occupied += Math.max(0, end - Math.max(until, stop.startMin));
    until = Math.max(until, end);
  }
  return occupied;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
