import { PLAIN_ENGLISH, type Writing } from '../shared/writing.ts';
import { toNamedDay } from './named-day.ts';
import { planSentences } from './plan-sentences.ts';
import type { Advice, Help, Moment, Occasion } from '@ooo/texts/plan.types';
import type { UnplacedReason } from '@ooo/texts/plan.types';
import type { PlannedVisit, PlannerInput, PlannerPlace, Unplaced } from './planner.types.ts';

/** What was asked of the planner beside the input. */
export interface LeftOutQuestion {
  /** The only day that was asked for; by default the day that the traveller has chosen for the place, if any. */
  readonly day?: number | undefined;
  /** A visit on another day that would fit; it is named instead of what would help otherwise. */
  readonly instead?: PlannedVisit | undefined;
}

/** Why a POI has no time, and what would help, if anything does: one or two short sentences. */
export function leftOutReason(
  input: PlannerInput,
  unplaced: Unplaced,
  writing: Writing = PLAIN_ENGLISH,
  { day, instead }: LeftOutQuestion = {},
): string {
  const place = input.places.find(({ id }) => id === unplaced.id);
  const say = planSentences(writing);
  if (!place) return say.nothingFits;
  const asked = day ?? place.wishedDay;
  const why = say.leftOut({
    reason: unplaced.reason,
    day: asked === undefined ? undefined : toNamedDay(input.days, asked),
    durationMin: place.durationMin,
    meals: toOccasions(unplaced.meals),
    walkLimitMin: input.walkLimitMin ?? 0,
  });
  const moment = instead && toMoment(input, instead);
  if (moment) return say.instead(why, moment);
  const help = findHelp(input, place, unplaced, asked);
  return help ? `${why}. ${say.help(help)}` : `${why}.`;
}

function toOccasions(meals: readonly string[] = []): Occasion[] {
  const known: readonly Occasion[] = ['breakfast', 'lunch', 'dinner'];
  return known.filter((meal) => meals.includes(meal));
}

function toMoment(
  { days }: PlannerInput,
  { day, startMin }: { readonly day: number; readonly startMin: number },
): Moment | undefined {
  const named = toNamedDay(days, day);
  return named && { day: named, startMin };
}

function findHelp(
  input: PlannerInput,
  place: PlannerPlace,
  { reason, remedy }: Unplaced,
  asked: number | undefined,
): Help | undefined {
  if (reason === 'closed-all-days') return findOpenWeekdays(input, place);
  const advice = findAdvice(reason, asked !== undefined);
  if (advice) return { kind: advice };
  if (!remedy || remedy.kind === 'fuller-pace' || remedy.kind === 'shorter') return remedy;
  // A plan of one day counts from that day.
  const day = input.days.length > 1 && asked !== undefined ? asked : remedy.day;
  const moment = toMoment(input, { ...remedy, day });
  return moment && { kind: remedy.kind, moment };
}

function findAdvice(reason: UnplacedReason, isOneDay: boolean): Advice | undefined {
  switch (reason) {
    case 'flight-days-only':
      return 'own-time';
    case 'meal-slots-taken':
      return isOneDay ? 'other-day' : 'fewer-meals';
    case 'long-walk-taken':
      return isOneDay ? 'other-day' : 'fewer-walks';
    case 'too-much-walking':
      return 'more-walking';
    default:
      return undefined;
  }
}

/** Without a fact if it is open on no other day, or on all of them. */
function findOpenWeekdays({ openWeekdays }: PlannerInput, { id }: PlannerPlace): Help | undefined {
  const weekdays = openWeekdays?.(id) ?? [];
  return weekdays.length > 0 && weekdays.length < 7 ? { kind: 'open-on', weekdays } : undefined;
}
