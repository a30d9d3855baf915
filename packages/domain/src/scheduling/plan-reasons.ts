import { weekdayOf } from '../shared/calendar-date.ts';
import { formatDuration } from '../shared/duration.ts';
import { fromMinutes } from '../shared/wall-time.ts';
import { EVENING_FROM_MIN, slotsOf } from './meal-times.ts';
import type { PlannedVisit, PlannerInput, PlannerPlace, UnplacedReason } from './planner.types.ts';

const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** What lies before a visit on its day; absent for the first stop. */
export interface StopBefore {
  readonly name: string;
  readonly hasCoordinates: boolean;
}

/** Why a visit stands where it does, for the traveller: one or two short English sentences. */
export function placedReason(
  input: PlannerInput,
  visit: PlannedVisit,
  before?: StopBefore,
): string {
  const place = input.places.find(({ id }) => id === visit.id);
  if (!place) return '';
  const why =
    closedDayBefore(input, place, visit) ??
    sentence(occasion(place, visit), nearness(place, visit, before)) ??
    opening(place, visit) ??
    'It fits your day here.';
  return visit.hoursKnown ? why : `${why} We don't know its opening hours, so check before you go.`;
}

/** Why a place has no time, and what would help where something would. */
export function notPlacedReason(reason: UnplacedReason, place: PlannerPlace): string {
  const length = formatDuration(place.durationMin);
  const sentences: Readonly<Record<UnplacedReason, string>> = {
    'closed-all-days': 'It is closed on every day it could go on.',
    'no-day-long-enough': `It needs ${length}, and no day has that much time while it is open.`,
    'meal-slots-taken': 'Every lunch and dinner it could have is taken.',
    'no-time-left': 'The days are full. A fuller pace or a shorter visit would make room.',
  };
  return sentences[reason];
}

function closedDayBefore(
  { days }: PlannerInput,
  place: PlannerPlace,
  visit: PlannedVisit,
): string | undefined {
  const [before, here] = [days[visit.day - 1], days[visit.day]];
  if (!before || !here || place.windows[visit.day - 1]?.length !== 0 || !visit.hoursKnown) {
    return undefined;
  }
  const weekday = weekdayOf(before.date);
  const same = days.flatMap(({ date }, day) => (weekdayOf(date) === weekday ? [day] : []));
  const isHabit = same.length > 1 && same.every((day) => place.windows[day]?.length === 0);
  const closed = `${WEEKDAYS[weekday]}${isHabit ? 's' : ''}`;
  return `Closed on ${closed}, so it moved to ${WEEKDAYS[weekdayOf(here.date)]}.`;
}

function occasion(
  place: PlannerPlace,
  { startMin, durationMin }: PlannedVisit,
): string | undefined {
  const [meal] = slotsOf(startMin, durationMin);
  if (place.meal === 'eat' && meal) return `for ${meal}`;
  return place.meal === 'drink' && startMin >= EVENING_FROM_MIN ? 'for the evening' : undefined;
}

function nearness(
  place: PlannerPlace,
  { travelMin }: PlannedVisit,
  before: StopBefore | undefined,
): string | undefined {
  if (!before) return undefined;
  if (!before.hasCoordinates || !place.coordinates) return `after ${before.name}`;
  if (travelMin === 0) return `next to ${before.name}`;
  return `${travelMin} ${travelMin === 1 ? 'minute' : 'minutes'} from ${before.name}`;
}

function opening(place: PlannerPlace, { day, startMin }: PlannedVisit): string | undefined {
  const opens = place.windows[day]?.some(({ openMin }) => openMin === startMin && openMin > 0);
  return opens ? `There when it opens at ${fromMinutes(startMin)}.` : 'First stop of the day.';
}

/** The parts that there are as a sentence; undefined without any. */
function sentence(...parts: (string | undefined)[]): string | undefined {
  const text = parts.filter((part) => part !== undefined).join(', ');
  return text === '' ? undefined : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
