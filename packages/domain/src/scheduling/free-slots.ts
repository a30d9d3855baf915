import { dayBounds, flightWindow } from '../flight-window/flight-window.rules.ts';
import { isPlannable, UNSCHEDULED } from '../pois/poi.rules.ts';
import type { Poi } from '../pois/poi.schema.ts';
import { type CalendarDate, daysBetween, listDates } from '../shared/calendar-date.ts';
import { type WallTime, fromMinutes, toMinutes } from '../shared/wall-time.ts';
import type { LocalTime } from '../shared/zoned.ts';
import { isTripDate } from '../trips/trip-days.rules.ts';
import { freeStarts, type StartRange } from './free-starts.ts';
import { slotsOf } from './meal-times.ts';
import { type DayWishes, DEFAULT_DAY } from './pace.ts';
import { type PlanSource, toPlannerInput } from './plan-input.ts';
import { suggestSlot } from './planner.ts';
import type { PlannerInput } from './planner.types.ts';
import { roundUpToGrid } from './visit-windows.ts';

/** As many as are taken in at a glance. */
export const MOST_SLOTS = 6;
/** Times are offered on this grid, and so far from each other. Minutes. */
const OFFER_GRID_MIN = 30;
const APART_MIN = 90;
/** Fewer than this are offered closer to each other. */
const FEW_SLOTS = 3;
const CLOSE_MIN = 30;
/** A bar is not wanted in the morning. */
const NEAR_BEST_MIN = 120;
/** A visit this soon after a meal comes after it. */
const SOON_MIN = 45;

export interface SlotSource extends Omit<PlanSource, 'pace' | 'dayStart' | 'dayEnd'> {
  /** The traveller's ordinary day. */
  readonly usual?: DayWishes | undefined;
  /** The present at the destination, before which a trip that is on has no time to offer. */
  readonly now?: LocalTime | undefined;
}

/** A time to take with one press. */
export interface FreeSlot {
  readonly startTime: WallTime;
  /** What the planner suggests for the day. */
  readonly isBest: boolean;
  /** What the time is in the traveller's day; undefined for a plain time. */
  readonly when: 'lunch' | 'dinner' | 'after-lunch' | 'after-dinner' | undefined;
}

/** Whether a place can be visited on a day: `flights` is a day that they take whole. */
export type DayRoom = 'free' | 'full' | 'closed' | 'flights' | 'past';

/** The room for one place on each day of the trip, in their order, its own present time not counted. */
export function listDayRooms(
  source: SlotSource,
  poi: Poi,
): { readonly date: CalendarDate; readonly room: DayRoom }[] {
  const input = inputFor(source, poi);
  const { startDate, endDate } = source.trip;
  return listDates(startDate, endDate).map((date) => {
    if (isOver(source, date)) return { date, room: 'past' };
    const starts = startsOn(source, input, date);
    if (starts === undefined) return { date, room: 'flights' };
    if (source.hoursOf(poi, date)?.length === 0) return { date, room: 'closed' };
    return { date, room: starts.length > 0 ? 'free' : 'full' };
  });
}

/**
 * At most six times at which a place can be visited on a date, spread over the day and in its order: each leaves the
 * flights their two hours, lies in the opening hours as far as they are known, and leaves time for the ways to what is
 * planned before and after. Empty if there is none.
 */
export function freeSlots(source: SlotSource, poi: Poi, date: CalendarDate): FreeSlot[] {
  const input = inputFor(source, poi);
  const starts = startsOn(source, input, date) ?? [];
  const day = daysBetween(source.trip.startDate, date);
  const best = bestOf(input, poi, day, starts);
  const afterMeals = mealEnds(input, day).flatMap(({ meal, endMin }) => {
    const first = starts.find(({ to }) => to >= endMin);
    const startMin = first && Math.max(first.from, endMin);
    return startMin !== undefined && startMin - endMin <= SOON_MIN ? [{ startMin, meal }] : [];
  });
  const spread = spreadOver(starts, [
    ...(best === undefined ? [] : [best]),
    ...afterMeals.map(({ startMin }) => startMin),
  ]);
  return spread.map((startMin) => ({
    startTime: fromMinutes(startMin),
    isBest: startMin === best,
    when: whenOf(starts, startMin, afterMeals),
  }));
}

/** The place without a time, and those with one: other ideas do not matter. */
function inputFor(source: SlotSource, poi: Poi): PlannerInput {
  const settled = source.pois.filter((other) => other.id !== poi.id && !isPlannable(other));
  const candidate = { ...poi, ...UNSCHEDULED, duration: poi.duration };
  const { usual = DEFAULT_DAY } = source;
  return toPlannerInput({ ...source, ...usual, pois: [...settled, candidate] });
}

/** True for the days of a trip that is on that lie behind it. */
function isOver({ trip, now }: SlotSource, date: CalendarDate): boolean {
  return now !== undefined && isTripDate(trip, now.date) && date < now.date;
}

/** Undefined if the date is not in the trip, or the flights leave nothing of it. */
function startsOn(
  source: SlotSource,
  input: PlannerInput,
  date: CalendarDate,
): StartRange[] | undefined {
  const { trip, now } = source;
  const flights = dayBounds(flightWindow(trip), date);
  const [place] = input.places;
  if (!flights || !place) return undefined;
  if (isOver(source, date)) return [];
  const index = daysBetween(trip.startDate, date);
  const earliest = now?.date === date ? roundUpToGrid(toMinutes(now.time)) : 0;
  return freeStarts(input, place, { index, flights })
    .filter(({ to }) => to >= earliest)
    .map((starts) => Object.assign({}, starts, { from: Math.max(starts.from, earliest) }))
    .toSorted((a, b) => a.from - b.from);
}

function bestOf(
  input: PlannerInput,
  { id }: Poi,
  day: number,
  starts: readonly StartRange[],
): number | undefined {
  if (starts.length === 0) return undefined;
  const slot = suggestSlot(input, id, day);
  return slot?.ok && isIn(starts, slot.value.startMin) ? slot.value.startMin : undefined;
}

function isIn(starts: readonly StartRange[], startMin: number): boolean {
  return starts.some(({ from, to }) => from <= startMin && startMin <= to);
}

type PlannedMeal = 'lunch' | 'dinner';

/** When the meals end that have their time already. */
function mealEnds(
  { fixed }: PlannerInput,
  day: number,
): { readonly meal: PlannedMeal; readonly endMin: number }[] {
  return fixed
    .filter((item) => item.day === day && item.meal === 'eat')
    .flatMap(({ startMin, durationMin }) =>
      slotsOf(startMin, durationMin).flatMap((meal) =>
        meal === 'breakfast' ? [] : [{ meal, endMin: startMin + durationMin }],
      ),
    );
}

function whenOf(
  starts: readonly StartRange[],
  startMin: number,
  afterMeals: readonly { readonly startMin: number; readonly meal: PlannedMeal }[],
): FreeSlot['when'] {
  const own = starts.find(({ from, to }) => from <= startMin && startMin <= to)?.meal;
  if (own === 'lunch' || own === 'dinner') return own;
  const after = afterMeals.find((meal) => meal.startMin === startMin);
  return after && `after-${after.meal}`;
}

/** The wanted times, then when each stretch would best start, then what lies farthest from all others. */
function spreadOver(starts: readonly StartRange[], wanted: readonly number[]): number[] {
  const chosen = [...new Set(wanted)];
  const away = (startMin: number) => Math.min(...chosen.map((other) => Math.abs(other - startMin)));
  const offer = (candidates: readonly number[], apart: number): boolean => {
    const [farthest] = candidates
      .filter((startMin) => away(startMin) >= apart)
      .toSorted((a, b) => away(b) - away(a));
    if (farthest === undefined || chosen.length >= MOST_SLOTS) return false;
    chosen.push(farthest);
    return true;
  };
  for (const { from, to, preferredFrom } of starts) {
    offer([Math.min(to, Math.max(from, preferredFrom))], APART_MIN);
  }
  const others = starts.flatMap(onGrid);
  while (offer(others, APART_MIN));
  while (chosen.length < FEW_SLOTS && offer(others, CLOSE_MIN));
  return chosen.toSorted((a, b) => a - b);
}

/** The half hours of a stretch that are near its best hours, or all if none is, and where they begin. */
function onGrid(starts: StartRange): number[] {
  const { from, to } = nearBest(starts);
  const first = Math.ceil(from / OFFER_GRID_MIN) * OFFER_GRID_MIN;
  const count = Math.max(0, Math.floor((to - first) / OFFER_GRID_MIN) + 1);
  return [from, ...Array.from({ length: count }, (_, step) => first + step * OFFER_GRID_MIN)];
}

function nearBest({ from, to, preferredFrom, preferredTo }: StartRange) {
  const near = {
    from: Math.max(from, preferredFrom - NEAR_BEST_MIN),
    to: Math.min(to, preferredTo + NEAR_BEST_MIN),
  };
  return near.from <= near.to ? near : { from, to };
}
