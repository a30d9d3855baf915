import type { Language } from '../shared/language.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import type { PoiId } from '../shared/ids.ts';
import type { Trip } from '../trips/trip.schema.ts';
import { toAutoPlanAnswer } from './plan-answer.ts';
import { type PlanSource, toPlannerInput } from './plan-input.ts';
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
}

/** The code of the airport where the traveller lands; null if the trip has none. */
export function landingAirport(
  trip: Pick<Trip, 'flightDetails' | 'arrivalAirport'>,
): string | null {
  return trip.flightDetails?.outbound?.segments?.at(-1)?.to ?? trip.arrivalAirport;
}

/** Where all unscheduled places of the trip would go, and why, in `language`. */
export function planTrip(source: TripPlanSource, pace: Pace, language: Language): AutoPlanAnswer {
  const names = new Map(source.pois.map(({ id, name }) => [id, name]));
  const input = toPlannerInput({ ...source, pace });
  return toAutoPlanAnswer(input, planDays(input), (id) => names.get(id) ?? '', language);
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
