import type { Poi } from '@ooo/domain/pois/poi.schema';
import {
  isOpen,
  type JudgedDay,
  judgedDays,
  type JudgedStop,
  spotOf,
  travelOf,
  travelBetween,
} from './judge-days.ts';
import type { JudgedPlan, MadeTrip } from './made-trip.types.ts';

const HOUR = 60;
const LUNCH = { opens: 690, closes: 870, from: 720, to: 780 };
const DINNER = { opens: 1050, closes: 1260, from: 1080, to: 1170 };
const FULL_DAY_MIN = 10 * HOUR;
const EVENING_UNTIL = 21 * HOUR;
const HOLE_MIN = 2 * HOUR;
const STEP_MIN = 5;
/** The assumed hours of a place without hours, for checking whether it would fit. */
const DAYLIGHT = { from: 9 * HOUR, to: 20 * HOUR };
const LONG_WALK_MIN = 150;

/** The counts of a plan, which are summed over all trips. */
export interface Quality {
  readonly placed: number;
  readonly meals: number;
  /** Begun within an hour of when lunch or dinner is had, and those of them at that time itself. */
  readonly mealsNearTheirHour: number;
  readonly mealsAtTheirHour: number;
  /** Full days on which a restaurant that is open for dinner has been left out, and those of them with a dinner. */
  readonly daysWithRestaurantsLeft: number;
  readonly dinners: number;
  /** Full days without dinner on which a lunch is at a restaurant that would be open for dinner. */
  readonly lunchInsteadOfDinner: number;
  readonly fullDays: number;
  readonly days: number;
  /** More than two hours without a stop or a way, on days with places left out. */
  readonly longGaps: number;
  /** The gaps into which a place that was left out would fit. */
  readonly holes: number;
  readonly travelMin: number;
}

export function assess(made: MadeTrip, plan: JudgedPlan): Quality & { notes: string[] } {
  const days = judgedDays(made, plan);
  const left = made.places.filter(({ id }) => plan.unplaced.some((other) => other.id === id));
  const meals = days.flatMap(({ stops }) => stops.filter((stop) => stop.isVisit && isMeal(stop)));
  const full = days.filter(({ from, to }) => to - from >= FULL_DAY_MIN && to >= EVENING_UNTIL);
  const wanting = full.filter((day) => left.some((poi) => canDine(made, poi, day)));
  const missing = wanting.filter((day) => !hasDinner(day));
  const gaps =
    left.length > 0 ? days.flatMap((day) => gapsOf(day).map((gap) => ({ day, gap }))) : [];
  const holes = gaps.flatMap(({ day, gap }) => {
    const poi = left.find((one) => fits(made, one, day, gap));
    return poi ? { day, gap, poi } : [];
  });
  return {
    placed: plan.visits.length,
    meals: meals.length,
    mealsNearTheirHour: meals.filter((meal) => isAtItsHour(meal, HOUR)).length,
    mealsAtTheirHour: meals.filter((meal) => isAtItsHour(meal)).length,
    daysWithRestaurantsLeft: wanting.length,
    dinners: wanting.length - missing.length,
    lunchInsteadOfDinner: full.filter((day) => !hasDinner(day) && hasLunchThatDines(made, day))
      .length,
    fullDays: full.length,
    days: days.length,
    longGaps: gaps.length,
    holes: holes.length,
    travelMin: days.reduce((sum, day) => sum + travelOf(day), 0),
    notes: [
      ...missing.map(({ index }) => `day ${index} has no dinner, and a restaurant is left`),
      ...holes.map(
        ({ day, gap, poi }) =>
          `day ${day.index}: ${poi.name} fits behind ${gap.after?.poi.name ?? 'the start'}`,
      ),
      ...meals
        .filter((meal) => !isAtItsHour(meal, HOUR))
        .map(({ poi, from }) => `${poi.name} (${poi.id}) is eaten at ${from / HOUR}`),
    ],
  };
}

/** A bakery and an ice cream are not a meal. */
function isRestaurant({ tag, kind }: Poi): boolean {
  return tag === 'eat' && kind !== 'bakery' && kind !== 'ice-cream';
}

const isMeal = ({ poi }: JudgedStop): boolean => isRestaurant(poi);

function isAtItsHour({ from }: JudgedStop, tolerance = 0): boolean {
  return [LUNCH, DINNER].some(
    (meal) => meal.from - tolerance <= from && from <= meal.to + tolerance,
  );
}

const isAt = ({ from, to }: JudgedStop, meal: typeof LUNCH): boolean =>
  from < meal.closes && to > meal.opens;

const hasDinner = ({ stops }: JudgedDay): boolean =>
  stops.some((stop) => isMeal(stop) && isAt(stop, DINNER));

function canDine(made: MadeTrip, poi: Poi, day: JudgedDay): boolean {
  if (!isRestaurant(poi)) return false;
  const length = poi.duration ?? HOUR;
  return times(DINNER.opens, Math.min(DINNER.closes, day.to) - length).some((from) =>
    isOpen(made, poi, day.index, from, from + length),
  );
}

function hasLunchThatDines(made: MadeTrip, day: JudgedDay): boolean {
  return day.stops.some((stop) => stop.isVisit && isMeal(stop) && canDine(made, stop.poi, day));
}

interface Gap {
  readonly after: JudgedStop | undefined;
  readonly before: JudgedStop | undefined;
  readonly from: number;
  readonly to: number;
}

/** Between the stops of a day, before the first and after the last, the ways not counted. */
function gapsOf(day: JudgedDay): Gap[] {
  const { stops, startAt, endAt } = day;
  return [...stops, undefined]
    .map((before, index) => {
      const after = stops[index - 1];
      const from = after?.to ?? day.from;
      const to = before?.from ?? day.to;
      const [start, end] = [after ? spotOf(after) : startAt, before ? spotOf(before) : endAt];
      const isFree = (!after && !startAt) || (!before && !endAt);
      return {
        after,
        before,
        from,
        to,
        length: to - from - (isFree ? 0 : travelBetween(start, end)),
      };
    })
    .filter(({ length }) => length > HOLE_MIN);
}

/** Whether the traveller could go there in the gap, with all ways, hours and the pace kept. */
function fits(made: MadeTrip, poi: Poi, day: JudgedDay, gap: Gap): boolean {
  const length = poi.duration ?? HOUR;
  const at = poi.location.coordinates;
  const start = gap.after ? spotOf(gap.after) : day.startAt;
  const end = gap.before ? spotOf(gap.before) : day.endAt;
  const there = gap.after || day.startAt ? travelBetween(start, at) : 0;
  const back = gap.before || day.endAt ? travelBetween(at, end) : 0;
  const onFoot = ['trail', 'mountain', 'national-park'].includes(poi.kind ?? '');
  if (onFoot && length >= LONG_WALK_MIN) return false;
  if (!keepsPace(day, gap, poi, length)) return false;
  return times(gap.from + there, gap.to - back - length).some(
    (from) =>
      isOpen(made, poi, day.index, from, from + length) && suits(made, poi, day, from, length),
  );
}

function keepsPace(day: JudgedDay, gap: Gap, poi: Poi, length: number): boolean {
  const inner = { ...day, startAt: undefined, endAt: undefined };
  const busy = day.stops.reduce((sum, { from, to }) => sum + to - from, travelOf(inner));
  const spot = poi.location.coordinates;
  const ways = [gap.after, gap.before].flatMap((stop) =>
    stop ? travelBetween(spotOf(stop), spot) : [],
  );
  const added = ways.reduce((sum, minutes) => sum + minutes, length);
  // A day is filled on a grid of five minutes: what comes nearer than that is full.
  const spare = STEP_MIN * (day.stops.length + 2) * 2;
  return busy + added + spare <= (day.to - day.from) * day.fill;
}

function suits(made: MadeTrip, poi: Poi, day: JudgedDay, from: number, length: number): boolean {
  const date = made.dates[day.index];
  const isKnown = date !== undefined && made.hoursOf(poi, date) !== null;
  if (isRestaurant(poi)) {
    const meal = [LUNCH, DINNER].find((one) => one.opens <= from && from + length <= one.closes);
    return meal !== undefined && !day.stops.some((stop) => isMeal(stop) && isAt(stop, meal));
  }
  return isKnown || (DAYLIGHT.from <= from && from + length <= DAYLIGHT.to);
}

function times(from: number, to: number): number[] {
  const first = Math.ceil(from / STEP_MIN) * STEP_MIN;
  const count = Math.max(0, Math.floor((to - first) / STEP_MIN) + 1);
  return Array.from({ length: count }, (_, index) => first + index * STEP_MIN);
}
