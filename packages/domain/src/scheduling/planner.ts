import type { PoiId } from '../shared/ids.ts';
import { type Result, fail, ok } from '../shared/result.ts';
import { at } from './core/at.ts';
import type { DayRoutes } from './core/day-routes.ts';
import { type SearchLimits, search } from './core/search.ts';
import { fixedConflicts } from './fixed-conflicts.ts';
import { toRouteProblem } from './planner-problem.ts';
import type { Plan, PlannedVisit, PlannerInput, UnplacedReason } from './planner.types.ts';
import { unplacedReason } from './unplaced-reason.ts';

const ROUNDS_A_PLACE = 30;
const MOST_ROUNDS = 1000;
/** Pairs of place and day that all rounds together look at: 60 places on 14 days are planned in a tenth of a second. */
const ROUND_COSTS = 1_000_000;

/** `rounds` instead of what the size of the trip asks for; `timeUsed` as for the search. */
export type PlanLimits = Partial<SearchLimits>;

/**
 * Assigns the POIs to days. Each place comes out once, as a visit or as unplaced with its reason. Each visit lies
 * entirely in one window of its POI and in its day, with time for the travel from the stop before and to the next;
 * fixed items stay where they are, and those that clash are reported. The same input gives the same plan.
 */
export function planDays(input: PlannerInput, limits: PlanLimits = {}): Plan {
  const rounds = limits.rounds ?? roundsFor(input);
  const routes = search(toRouteProblem(input), { ...limits, rounds });
  return {
    visits: input.days.flatMap((_, day) => visitsOfDay(input, routes, day)),
    unplaced: input.places.flatMap(({ id }, node) =>
      at(routes.dayOf, node) < 0 ? [{ id, reason: unplacedReason(input, routes, node) }] : [],
    ),
    conflicts: fixedConflicts(input),
  };
}

/** Rounds for a trip: as many as it takes to look around each place, fewer where a round is long. */
function roundsFor({ places, days }: PlannerInput): number {
  if (places.length < 2) return 0;
  const affordable = ROUND_COSTS / (places.length * days.length);
  return Math.round(Math.min(MOST_ROUNDS, places.length * ROUNDS_A_PLACE, affordable));
}

/**
 * The best time for one place with everything else as it is: fixed items stay, the other places of the input
 * are left out, and the day may be filled whole. With `fixedDay`, an index of `days`, only that day counts.
 */
export function suggestSlot(
  input: PlannerInput,
  placeId: PoiId,
  fixedDay?: number,
): Result<PlannedVisit, UnplacedReason | 'unknown-place'> {
  const place = input.places.find(({ id }) => id === placeId);
  if (!place) return fail('unknown-place');
  const windows = place.windows.map((hours, day) =>
    fixedDay === undefined || fixedDay === day ? hours : [],
  );
  const { visits, unplaced } = planDays({ ...input, places: [{ ...place, windows }], fill: 1 });
  const [visit] = visits;
  return visit ? ok(visit) : fail(unplaced[0]?.reason ?? 'no-time-left');
}

function visitsOfDay(input: PlannerInput, routes: DayRoutes, day: number): PlannedVisit[] {
  const stops = [...input.places, ...input.fixed];
  let from = input.days[day]?.startAt;
  let isFirst = true;
  return routes.visits(day).flatMap((node) => {
    const free = isFirst && !from;
    const to = stops[node]?.coordinates;
    const travelMin = free ? 0 : input.travelMin(from, to);
    from = to;
    isFirst = false;
    const place = input.places[node];
    if (!place) return [];
    return {
      id: place.id,
      day,
      startMin: at(routes.start, node),
      durationMin: place.durationMin,
      travelMin,
      hoursKnown: Array.isArray(place.windows[day]),
    };
  });
}
