import type { PoiId } from '../shared/ids.ts';
import { MEAL_SLOTS } from './day-rhythm.ts';
import type {
  Plan,
  PlannedVisit,
  PlannerDay,
  PlannerFixedItem,
  PlannerInput,
  PlannerPlace,
} from './planner.types.ts';

interface Stop {
  readonly id: PoiId;
  readonly startMin: number;
  readonly endMin: number;
  readonly visit?: PlannedVisit;
}

/**
 * Every promise of {@link planDays} that a plan breaks, in words; empty for a good plan. Written without the
 * planner's own structures, so that the two can disagree. Clashes among fixed items are not violations.
 */
export function planViolations(input: PlannerInput, plan: Plan): string[] {
  return [
    ...countViolations(input, plan),
    ...plan.visits.flatMap((visit) => visitViolations(input, visit)),
    ...input.days.flatMap((_, day) => dayViolations(input, plan, day)),
  ];
}

function countViolations({ places }: PlannerInput, { visits, unplaced }: Plan): string[] {
  const answered = [...visits, ...unplaced].map(({ id }) => id);
  return [
    ...places
      .filter(({ id }) => answered.filter((other) => other === id).length !== 1)
      .map(({ id }) => `place ${id} is not answered exactly once`),
    ...answered
      .filter((id) => !places.some((place) => place.id === id))
      .map((id) => `${id} was not asked for`),
  ];
}

function visitViolations(input: PlannerInput, visit: PlannedVisit): string[] {
  const { id, startMin, durationMin } = visit;
  const place = input.places.find((other) => other.id === id);
  const day = input.days[visit.day];
  if (!place || !day) return [];
  const endMin = startMin + durationMin;
  const hours = place.windows[visit.day] ?? null;
  const isOpen = hours?.some(({ openMin, closeMin }) => openMin <= startMin && endMin <= closeMin);
  return [
    ...(isOpen === false ? [`place ${id} is closed during its visit`] : []),
    ...(visit.hoursKnown === (hours !== null) ? [] : [`place ${id} has its hours flagged wrongly`]),
    ...(durationMin === place.durationMin ? [] : [`place ${id} has its visit cut`]),
    ...(startMin < day.startMin || endMin > lastMinute(place, day)
      ? [`place ${id} is outside its day`]
      : []),
  ];
}

function lastMinute({ isLate }: PlannerPlace, { endMin, lateEndMin = endMin }: PlannerDay) {
  return isLate ? Math.max(endMin, lateEndMin) : endMin;
}

function dayViolations(input: PlannerInput, plan: Plan, day: number): string[] {
  const stops = stopsOf(input, plan, day);
  const found: string[] = [];
  const pairs = stops.flatMap((from, index) => stops.slice(index + 1).map((to) => ({ from, to })));
  for (const { from, to } of pairs.filter(({ from, to }) => from.visit ?? to.visit)) {
    const way = stops[stops.indexOf(from) + 1] === to ? travelBetween(input, from, to) : 0;
    if (from.endMin + way > to.startMin) found.push(`${from.id} leaves no time for ${to.id}`);
  }
  return [...found, ...endViolations(input, stops, day), ...mealViolations(input, stops)];
}

function endViolations(input: PlannerInput, stops: readonly Stop[], day: number): string[] {
  const bounds: Partial<PlannerDay> = input.days[day] ?? {};
  const { startAt, endAt, startMin = 0, endMin = 0, lateEndMin = endMin } = bounds;
  const { leaveMin = startMin, backMin = Math.max(endMin, lateEndMin) } = bounds;
  const [first, last] = [stops[0], stops.at(-1)];
  const late =
    first?.visit && startAt && leaveMin + travelTo(input, startAt, first) > first.startMin;
  const back = last?.visit && endAt && input.travelMin(placeOf(input, last), endAt);
  return [
    ...(late ? [`${first.id} is too early for the travel from the start`] : []),
    ...(back && last.endMin + back > backMin ? [`${last.id} is too late for the travel back`] : []),
  ];
}

function mealViolations(input: PlannerInput, stops: readonly Stop[]): string[] {
  const eats = stops.filter(({ id, visit }) => {
    const source: readonly { id: PoiId; meal: string }[] = visit ? input.places : input.fixed;
    return source.find((item) => item.id === id)?.meal === 'eat';
  });
  return MEAL_SLOTS.filter((slot) => {
    const inSlot = eats.filter(
      ({ startMin, endMin }) => slot.openMin <= startMin && endMin <= slot.closeMin,
    );
    return inSlot.length > 1 && inSlot.some(({ visit }) => visit);
  }).map(({ name }) => `two meals for ${name}`);
}

function toStop(item: PlannerFixedItem | PlannedVisit): Stop {
  return {
    id: item.id,
    startMin: item.startMin,
    endMin: item.startMin + item.durationMin,
    ...('hoursKnown' in item && { visit: item }),
  };
}

function stopsOf(input: PlannerInput, plan: Plan, day: number): Stop[] {
  return [...input.fixed, ...plan.visits]
    .filter((item) => item.day === day)
    .map(toStop)
    .toSorted((a, b) => a.startMin - b.startMin);
}

function placeOf(input: PlannerInput, { id, visit }: Stop) {
  const source = visit ? input.places : input.fixed;
  return source.find((item) => item.id === id)?.coordinates;
}

function travelTo(input: PlannerInput, from: Parameters<PlannerInput['travelMin']>[0], to: Stop) {
  return input.travelMin(from, placeOf(input, to));
}

function travelBetween(input: PlannerInput, from: Stop, to: Stop): number {
  return travelTo(input, placeOf(input, from), to);
}
