import type { Language } from '../shared/language.ts';
import { weekdayOf } from '../shared/calendar-date.ts';
import { EVENING_FROM_MIN, slotsOf } from './meal-times.ts';
import { PLAN_SENTENCES } from './plan-sentences/plan-sentences.ts';
import type {
  Move,
  Nearness,
  Occasion,
  PlanSentences,
} from './plan-sentences/plan-sentences.types.ts';
import type { PlannedVisit, PlannerInput, PlannerPlace, UnplacedReason } from './planner.types.ts';

/** What lies before a visit on its day; absent for the first stop. */
export interface StopBefore {
  readonly name: string;
  readonly hasCoordinates: boolean;
}

/** Why a visit has its time, for the traveller: one or two short sentences. */
export function placedReason(
  input: PlannerInput,
  visit: PlannedVisit,
  before?: StopBefore,
  language: Language = 'en',
): string {
  const place = input.places.find(({ id }) => id === visit.id);
  if (!place) return '';
  const say = PLAN_SENTENCES[language];
  const move = findMove(input, place, visit);
  const why = move
    ? say.moved(move)
    : (sayWhere(say, findOccasion(place, visit), findNearness(place, visit, before)) ??
      sayStart(say, place, visit));
  return visit.hoursKnown ? why : `${why} ${say.hoursUnknown}`;
}

/** Why a POI has no time, and what would help, if anything. */
export function notPlacedReason(
  reason: UnplacedReason,
  place: PlannerPlace,
  language: Language = 'en',
): string {
  return PLAN_SENTENCES[language].notPlaced[reason](place.durationMin);
}

/** The day before, if the place is closed then: that is why the visit is not on it. */
function findMove(
  { days }: PlannerInput,
  place: PlannerPlace,
  visit: PlannedVisit,
): Move | undefined {
  const [before, here] = [days[visit.day - 1], days[visit.day]];
  if (!before || !here || place.windows[visit.day - 1]?.length !== 0 || !visit.hoursKnown) {
    return undefined;
  }
  const closedOn = weekdayOf(before.date);
  const same = days.flatMap(({ date }, day) => (weekdayOf(date) === closedOn ? [day] : []));
  const isHabit = same.length > 1 && same.every((day) => place.windows[day]?.length === 0);
  return { closedOn, isHabit, movedTo: weekdayOf(here.date) };
}

function findOccasion(
  place: PlannerPlace,
  { startMin, durationMin }: PlannedVisit,
): Occasion | undefined {
  const [meal] = slotsOf(startMin, durationMin);
  if (place.meal === 'eat' && meal) return meal;
  return place.meal === 'drink' && startMin >= EVENING_FROM_MIN ? 'evening' : undefined;
}

function findNearness(
  place: PlannerPlace,
  { travelMin }: PlannedVisit,
  before: StopBefore | undefined,
): Nearness | undefined {
  if (!before) return undefined;
  const isKnown = before.hasCoordinates && place.coordinates !== undefined;
  return { name: before.name, minutes: isKnown ? travelMin : undefined };
}

function sayWhere(
  say: PlanSentences,
  occasion: Occasion | undefined,
  nearness: Nearness | undefined,
): string | undefined {
  if (occasion && nearness) return say.occasionAndNearness(occasion, nearness);
  if (occasion) return say.occasion(occasion);
  return nearness && say.nearness(nearness);
}

function sayStart(
  say: PlanSentences,
  place: PlannerPlace,
  { day, startMin }: PlannedVisit,
): string {
  const opens = place.windows[day]?.some(({ openMin }) => openMin === startMin && openMin > 0);
  return opens ? say.opens(startMin) : say.firstStop;
}
