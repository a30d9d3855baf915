import type { DayBounds } from '../flight-window/flight-window.rules.ts';
import type { RouteWindow } from './core/route-problem.ts';
import { LONGEST_DAY } from './day-rhythm.ts';
import { placeWindows } from './planner-problem.ts';
import type { PlannerDay, PlannerFixedItem, PlannerInput, PlannerPlace } from './planner.types.ts';
import { slotsOf } from './meal-times.ts';
import { START_GRID_MIN, roundUpToGrid, visitWindows } from './visit-windows.ts';

/** When a visit may start, on the grid of plans and both ends included; minutes since midnight. */
export interface StartRange {
  readonly from: number;
  readonly to: number;
  /** When it would best start. */
  readonly preferredFrom: number;
  readonly preferredTo: number;
  /** The meal that it would be. */
  readonly meal: string | undefined;
}

type Stretch = Pick<StartRange, 'from' | 'to'>;

/** A day of the planner's input, and what the flights leave of it. */
export interface SlotDay {
  readonly index: number;
  readonly flights: DayBounds;
}

/**
 * When the place of the input could be visited on a day while all that has its time stays and there is time for the
 * ways before and after. At the hours that the planner would take; where it has none, at any hour that the opening
 * hours and the flights leave of a long day, as travellers decide for themselves.
 */
export function freeStarts(input: PlannerInput, place: PlannerPlace, day: SlotDay): StartRange[] {
  const bounds = input.days[day.index];
  if (!bounds) return [];
  const fixed = input.fixed.filter((item) => item.day === day.index);
  const meals = new Set<string | undefined>(
    fixed.flatMap((item) => (item.meal === 'eat' ? slotsOf(item.startMin, item.durationMin) : [])),
  );
  const stretches = freeStretches(input, place, bounds, fixed);
  const usual = placeWindows(input, place)[day.index] ?? [];
  const found = usual
    .filter(({ slot }) => slot === undefined || !meals.has(slot))
    .flatMap((window) => meet(stretches, window));
  if (found.length > 0) return found;
  return byHand(place, bounds, day).flatMap((window) => meet(stretches, window));
}

function byHand(place: PlannerPlace, bounds: PlannerDay, { index, flights }: SlotDay) {
  const { best: _best, ...plain } = place;
  return visitWindows({ ...plain, meal: 'none' }, place.windows[index] ?? null, {
    ...bounds,
    startMin: Math.max(flights.startMin, Math.min(bounds.startMin, LONGEST_DAY.startMin)),
    endMin: Math.min(flights.endMin, Math.max(bounds.endMin, LONGEST_DAY.endMin)),
  });
}

function meet(
  stretches: readonly Stretch[],
  { open, latest, preferredFrom, preferredTo, slot }: RouteWindow,
): StartRange[] {
  return stretches
    .map(({ from, to }) => ({
      from: roundUpToGrid(Math.max(from, open)),
      to: Math.floor(Math.min(to, latest) / START_GRID_MIN) * START_GRID_MIN,
      preferredFrom,
      preferredTo,
      meal: slot,
    }))
    .filter(({ from, to }) => from <= to);
}

/** The starts of the day that neither meet what has its time nor come too close to it. */
function freeStretches(
  { travelMin }: PlannerInput,
  { coordinates, durationMin }: PlannerPlace,
  day: PlannerDay,
  fixed: readonly PlannerFixedItem[],
): Stretch[] {
  const taken = fixed
    .map((item) => ({
      after: item.startMin - travelMin(coordinates, item.coordinates) - durationMin,
      before: item.startMin + item.durationMin + travelMin(item.coordinates, coordinates),
    }))
    .toSorted((a, b) => a.after - b.after);
  const { startAt, endAt, startMin, endMin, lateEndMin = endMin } = day;
  const { leaveMin = startMin, backMin = lateEndMin } = day;
  const reached = startAt ? leaveMin + travelMin(startAt, coordinates) : 0;
  const leaving = endAt ? backMin - travelMin(coordinates, endAt) - durationMin : Infinity;
  const stretches: Stretch[] = [];
  let from = reached;
  for (const { after, before } of taken) {
    stretches.push({ from, to: Math.min(after, leaving) });
    from = Math.max(from, before);
  }
  stretches.push({ from, to: leaving });
  return stretches.filter((stretch) => stretch.from <= stretch.to);
}
