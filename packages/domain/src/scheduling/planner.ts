import type { PoiId } from '../shared/ids.ts';
import { at } from './core/at.ts';
import type { DayRoutes } from './core/day-routes.ts';
import { type SearchLimits, search } from './core/search.ts';
import { fixedConflicts } from './fixed-conflicts.ts';
import { toRouteProblem } from './planner-problem.ts';
import type { Plan, PlannedVisit, PlannerInput, Unplaced } from './planner.types.ts';
import { explainUnplaced } from './unplaced-reason.ts';

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
      at(routes.dayOf, node) < 0 ? [{ id, ...explainUnplaced(input, routes, node) }] : [],
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

/** A time for one place, or why there is none on the days that were asked. */
export type SuggestedSlot =
  | { readonly ok: true; readonly value: PlannedVisit }
  | { readonly ok: false; readonly unplaced: Unplaced };

/**
 * The best time for one place with everything else as it is: fixed items stay, the other places of the input
 * are left out, and the day may be filled whole. With `fixedDay`, an index of `days`, only that day counts, also for
 * the reason. Undefined if the place is not in the input.
 */
export function suggestSlot(
  input: PlannerInput,
  placeId: PoiId,
  fixedDay?: number,
): SuggestedSlot | undefined {
  const place = input.places.find(({ id }) => id === placeId);
  if (!place) return undefined;
  const alone = { ...input, places: [place], fill: 1 };
  const { visits, unplaced } = planDays(fixedDay === undefined ? alone : onDay(alone, fixedDay));
  const [visit] = visits;
  if (visit) return { ok: true, value: { ...visit, day: fixedDay ?? visit.day } };
  const [reason] = unplaced;
  return { ok: false, unplaced: reason ?? { id: placeId, reason: 'no-time-left' } };
}

/** A day of the input as a trip of its own; with one day there is none to wish for or to stay on. */
function onDay(input: PlannerInput, day: number): PlannerInput {
  return {
    ...input,
    days: input.days.slice(day, day + 1),
    places: input.places.map((place) => {
      const { wishedDay: _wished, former: _former, ...rest } = place;
      return Object.assign(rest, { windows: place.windows.slice(day, day + 1) });
    }),
    fixed: input.fixed.flatMap((item) =>
      item.day === day ? Object.assign({}, item, { day: 0 }) : [],
    ),
  };
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
