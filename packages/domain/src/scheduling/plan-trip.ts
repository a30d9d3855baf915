import type { Language } from '../shared/language.ts';
import { isAutoPlanned, isPlannable } from '../pois/poi.rules.ts';
import type { Poi } from '../pois/poi.schema.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import type { PoiId } from '../shared/ids.ts';
import type { Trip } from '../trips/trip.schema.ts';
import { toAutoPlanAnswer } from './plan-answer.ts';
import { type PlanSource, toPlannerInput } from './plan-input.ts';
import { PLAN_SENTENCES } from './plan-sentences/plan-sentences.ts';
import { planDays } from './planner.ts';
import type { AutoPlanAnswer, OpenWindow, Pace } from './schedule.schema.ts';

/** The fields of a trip that its plan follows from. */
export type PlannedTrip = Pick<
  Trip,
  'id' | 'startDate' | 'endDate' | 'flightDetails' | 'arrivalAirport' | 'createdAt'
>;

/** What the planner needs to know about a trip, besides the pace. */
export interface TripPlanSource extends Omit<PlanSource, 'pace'> {
  readonly trip: PlannedTrip;
  /** Places that are too far from here get no time; none is if it is unknown. */
  readonly destinationAt?: Coordinates | undefined;
}

/** The code of the airport where the traveller lands; null if the trip has none. */
export function landingAirport(
  trip: Pick<Trip, 'flightDetails' | 'arrivalAirport'>,
): string | null {
  return trip.flightDetails?.outbound?.segments?.at(-1)?.to ?? trip.arrivalAirport;
}

/** Where all unscheduled places of the trip would go, and why, in `language`. What lies far away stays without a time. */
export function planTrip(source: TripPlanSource, pace: Pace, language: Language): AutoPlanAnswer {
  const names = new Map(source.pois.map(({ id, name }) => [id, name]));
  const isFar = (poi: Poi) => isPlannable(poi) && !isAutoPlanned(poi, source.destinationAt);
  const pois = source.pois.filter((poi) => !isFar(poi));
  const input = toPlannerInput({ ...source, pois, pace });
  const answer = toAutoPlanAnswer(input, planDays(input), (id) => names.get(id) ?? '', language);
  const reason = PLAN_SENTENCES[language].tooFar;
  const far = source.pois.filter(isFar).map(({ id, name }) => ({ poiId: id, name, reason }));
  return { ...answer, unplaced: [...answer.unplaced, ...far] };
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
