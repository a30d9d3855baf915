import type { Writing } from '../shared/writing.ts';
import { isJourney } from '../pois/poi.rules.ts';
import { walkMinutes } from '../distance/travel-time.ts';
import type { Poi } from '../pois/poi.schema.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import type { PoiId } from '../shared/ids.ts';
import type { Trip } from '../trips/trip.schema.ts';
import { toAutoPlanAnswer } from './plan-answer.ts';
import { type PlanSource, toPlannerInput } from './plan-input.ts';
import type { PlannerInput } from './planner.types.ts';
import { PACES } from './pace.ts';
import { choosePlaces, type PlanChoice } from './plan-choice.ts';
import { planDays } from './planner.ts';
import type { AutoPlanAnswer, OpenWindow, PlanWishes } from './schedule.schema.ts';

/** The fields of a trip that its plan follows from. */
export type PlannedTrip = Pick<
  Trip,
  'id' | 'startDate' | 'endDate' | 'flightDetails' | 'arrivalAirport' | 'createdAt'
>;

/** What the planner needs to know about a trip, besides what its traveller wishes. */
export interface TripPlanSource extends Omit<PlanSource, 'pace' | 'dayStart' | 'dayEnd'> {
  readonly trip: PlannedTrip;
  /** Places that are too far from here get no time; none is if it is unknown. */
  readonly destinationAt?: Coordinates | undefined;
}

/**
 * Where the unscheduled places of the trip would go, and the released ones, and why, as `writing` says. Far places get no
 * time. Ids in the wishes that are not of the trip are ignored; see `findForeignId`.
 */
export function planTrip(
  source: TripPlanSource,
  wishes: PlanWishes,
  writing: Writing,
): AutoPlanAnswer {
  const { trip, pois, destinationAt } = source;
  const choice = choosePlaces(pois, wishes, trip.startDate, destinationAt);
  const input = withWishes(
    toPlannerInput({ ...source, ...wishes, pois: choice.pois }),
    choice,
    wishes,
  );
  const byId = new Map(pois.map((poi) => [poi.id, poi]));
  return toAutoPlanAnswer(input, planDays(input), {
    nameOf: (id) => byId.get(id)?.name ?? '',
    writing,
    far: choice.far.map(({ id }) => id),
    released: new Set(choice.former.keys()),
    isVisit: (id) => isVisited(byId.get(id)),
  });
}

function isVisited(poi: Poi | undefined): boolean {
  return poi !== undefined && !isJourney(poi) && poi.tag !== 'hotel';
}

function withWishes(
  input: PlannerInput,
  { former }: PlanChoice,
  { pace, must = [], walkingMin, breakfast = false, travelBy }: PlanWishes,
): PlannerInput {
  return {
    ...input,
    places: input.places.map((place) => {
      const before = former.get(place.id);
      const isMust = must.includes(place.id);
      return { ...place, ...(isMust && { isMust }), ...(before && { former: before }) };
    }),
    // A server may know a shorter way than the estimate: a walk is never longer than the way.
    walkMin: (from, to) => Math.min(walkMinutes(from, to, travelBy), input.travelMin(from, to)),
    walkLimitMin: walkingMin ?? PACES[pace].walkingMin,
    breakMin: PACES[pace].breakMin,
    breakfast,
  };
}

/** When a place is open on the days of its trip; `windows` is null if unknown. */
export interface OpeningDays {
  readonly poiId: PoiId;
  readonly days: { readonly date: CalendarDate; readonly windows: OpenWindow[] | null }[];
}

/** The places on the dates, in their order. */
export function listOpeningDays(
  { pois, hoursOf }: Pick<TripPlanSource, 'pois' | 'hoursOf'>,
  dates: readonly CalendarDate[],
): OpeningDays[] {
  return pois.map((poi) => ({
    poiId: poi.id,
    days: dates.map((date) => {
      const windows = hoursOf(poi, date);
      return { date, windows: windows && [...windows] };
    }),
  }));
}
