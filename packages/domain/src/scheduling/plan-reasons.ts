import { travelMinutes } from '../distance/travel-time.ts';
import { weekdayOf } from '../shared/calendar-date.ts';
import { PLAIN_ENGLISH, type Writing } from '../shared/writing.ts';
import { BREAKFAST, EVENING_FROM_MIN } from './day-rhythm.ts';
import { slotsOf } from './meal-times.ts';
import { toNamedDay } from './named-day.ts';
import { planSentences } from './plan-sentences.ts';
import type { Move, Nearness, Occasion, PlanSentences } from '@ooo/texts/plan.types';
import type { PlannedVisit, PlannerInput, PlannerPlace } from './planner.types.ts';
import type { StopBefore } from './stop-before.ts';
import { START_GRID_MIN } from './visit-windows.ts';

/** A walk up to that long is near, in minutes; a longer one is not a reason for anything. */
const NEAR_MIN = 15;

/**
 * Why a visit has its time, for the traveller: at most two short sentences, and the empty text where there is no
 * reason that helps.
 */
export function placedReason(
  input: PlannerInput,
  visit: PlannedVisit,
  before?: StopBefore,
  writing: Writing = PLAIN_ENGLISH,
): string {
  const place = input.places.find(({ id }) => id === visit.id);
  if (!place) return '';
  const say = planSentences(writing);
  const nearness = findNearness(place, visit, before);
  const occasion = findOccasion(place, visit);
  if (!visit.hoursKnown) {
    const why = occasion
      ? sayOccasion(say, occasion, nearness)
      : nearness && say.nearness(nearness);
    return [why, say.hoursUnknown].filter(Boolean).join(' ');
  }
  const day = sayDay(say, input, place, visit);
  if (occasion) {
    return day ? `${day} ${say.occasion(occasion)}` : sayOccasion(say, occasion, nearness);
  }
  const why = day ?? sayLight(say, place, visit) ?? sayOpening(say, place, visit);
  return [why, nearness && say.nearness(nearness)].filter(Boolean).join(' ');
}

function sayOccasion(say: PlanSentences, occasion: Occasion, nearness: Nearness | undefined) {
  return nearness ? say.occasionAndNearness(occasion, nearness) : say.occasion(occasion);
}

/** Why it is that day: on others, it is closed. A day that the traveller chose needs no reason. */
function sayDay(
  say: PlanSentences,
  { days }: PlannerInput,
  place: PlannerPlace,
  { day }: PlannedVisit,
): string | undefined {
  if (place.wishedDay !== undefined) return undefined;
  const isAlone = days.every((_, other) => other === day || place.windows[other]?.length === 0);
  const named = toNamedDay(days, day);
  if (isAlone && days.length > 1 && named) return say.onlyOpenOn(named);
  const move = findMove(days, place, day);
  return move && say.moved(move);
}

/** The day before, if the place is closed then: that is why the visit is not on it. */
function findMove(days: PlannerInput['days'], place: PlannerPlace, day: number): Move | undefined {
  const [before, here] = [days[day - 1], days[day]];
  if (!before || !here || place.windows[day - 1]?.length !== 0) return undefined;
  const closedOn = weekdayOf(before.date);
  const same = days.flatMap(({ date }, index) => (weekdayOf(date) === closedOn ? [index] : []));
  const isHabit = same.length > 1 && same.every((index) => place.windows[index]?.length === 0);
  return { closedOn, isHabit, movedTo: weekdayOf(here.date) };
}

function findOccasion(
  place: PlannerPlace,
  { startMin, durationMin }: PlannedVisit,
): Occasion | undefined {
  if (place.meal === 'eat') {
    const [meal] = slotsOf(startMin, durationMin);
    return meal ?? (startMin < BREAKFAST.closeMin ? 'breakfast' : undefined);
  }
  const isForTheNight =
    place.meal === 'drink' || (place.isLate === true && place.best !== undefined);
  return isForTheNight && startMin >= EVENING_FROM_MIN ? 'evening' : undefined;
}

/** Only what is near by foot: a table of a car's times says little of that, so the estimate has to agree. */
function findNearness(
  { coordinates }: PlannerPlace,
  { travelMin }: PlannedVisit,
  before: StopBefore | undefined,
): Nearness | undefined {
  if (!before?.coordinates || !coordinates || before.name === '') return undefined;
  const minutes = Math.max(travelMin, travelMinutes(before.coordinates, coordinates));
  return minutes <= NEAR_MIN ? { name: before.name, minutes } : undefined;
}

/** The best hours of what is not for the night are those of the light. */
function sayLight(
  say: PlanSentences,
  { best, isLate }: PlannerPlace,
  { startMin, durationMin }: PlannedVisit,
): string | undefined {
  const isIn = best && startMin >= best.openMin && startMin + durationMin <= best.closeMin;
  return isIn && !isLate ? say.bestLight : undefined;
}

function sayOpening(
  say: PlanSentences,
  { windows }: PlannerPlace,
  { day, startMin }: PlannedVisit,
): string | undefined {
  const hours = windows[day] ?? [];
  const opening = hours.find(
    ({ openMin }) => openMin > 0 && startMin >= openMin && startMin < openMin + START_GRID_MIN,
  );
  if (!opening) return undefined;
  const isAgain = hours.some(({ closeMin }) => closeMin <= opening.openMin);
  return isAgain ? say.opensAgain(opening.openMin) : say.opens(opening.openMin);
}
