import { travelByTable, type TravelTable } from '../distance/travel-table.ts';
import type { FlightTrip } from '../flight-window/flight-ends.ts';
import { dayBounds, flightWindow } from '../flight-window/flight-window.rules.ts';
import { isPlannable } from '../pois/poi.rules.ts';
import type { Poi } from '../pois/poi.schema.ts';
import { isScheduled } from '../pois/poi.rules.ts';
import { ratingOf } from '../pois/poi-notes.ts';
import { type CalendarDate, daysBetween, listDates } from '../shared/calendar-date.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import type { TravelMeans } from '../shared/preferences.ts';
import { toMinutes, type WallTime } from '../shared/wall-time.ts';
import { isTripDate } from '../trips/trip-days.rules.ts';
import { hotelsOfDay } from './day-places.ts';
import { bestHours, isLongWalk, isNightPlace, mealOf } from './best-hours.ts';
import { listOpenWeekdays } from './open-weekdays.ts';
import type { PlannerDay, PlannerFixedItem, PlannerInput, PlannerPlace } from './planner.types.ts';
import { dayHours, type Pace, PACES } from './pace.ts';
import type { OpenWindow } from './schedule.schema.ts';
import { visitDurationMin } from './visit-durations.ts';

const DAY_MIN = 24 * 60;
/** A traveller who is out of the airport by then goes to bed, and starts the day at the hotel. */
const NIGHT_LANDING_MIN = 6 * 60;

export interface PlanSource {
  readonly trip: FlightTrip;
  /** All places of the trip: the scheduled ones stay, the plannable ones want a time. */
  readonly pois: readonly Poi[];
  readonly pace: Pace;
  /** When days begin and end, instead of by the pace. */
  readonly dayStart?: WallTime | undefined;
  readonly dayEnd?: WallTime | undefined;
  /** Open windows of a place on a date; empty if it is closed, null if unknown. */
  readonly hoursOf: (poi: Poi, date: CalendarDate) => readonly OpenWindow[] | null;
  /** The destination's airport, where the first day begins and the last one ends. */
  readonly airportAt?: Coordinates | undefined;
  /** What a routing server says of travel times; all are estimated without it. */
  readonly travel?: TravelTable | undefined;
  /** How the traveller gets around, for the estimates. */
  readonly travelBy?: TravelMeans | undefined;
}

/**
 * A trip as the planner takes it. Days are the trip's dates in their order; the first starts 2 hours after
 * landing at the airport, the last ends 2 hours before take-off there, the others by pace and hotel. A place
 * with a date and no time keeps its date. Ids are those of the places.
 */
export function toPlannerInput(source: PlanSource): PlannerInput {
  const { trip, pois, pace } = source;
  const dates = listDates(trip.startDate, trip.endDate);
  return {
    days: dates.map((date) => toDay(source, date)),
    places: pois.filter(isPlannable).map((poi) => toPlace(source, poi, dates)),
    fixed: pois.flatMap((poi) => toFixed(trip, poi)),
    travelMin: travelByTable(source.travel, source.travelBy),
    fill: PACES[pace].fill,
    openWeekdays: (id) => listOpenWeekdays(source, id),
  };
}

function toDay(source: PlanSource, date: CalendarDate): PlannerDay {
  const { trip, pois, airportAt } = source;
  const usual = dayHours(source);
  const flights = dayBounds(flightWindow(trip), date);
  if (!flights) return { date, startMin: usual.startMin, endMin: usual.startMin };
  const landed = flights.startMin > NIGHT_LANDING_MIN;
  const leaving = flights.endMin < DAY_MIN;
  const startMin = Math.max(usual.startMin, flights.startMin);
  const endMin = Math.min(usual.endMin, flights.endMin);
  return {
    date,
    startMin,
    endMin: Math.max(startMin, endMin),
    lateEndMin: Math.max(startMin, flights.endMin),
    ...hotelsOfDay(pois, date),
    ...(landed && airportAt && { startAt: airportAt, leaveMin: flights.startMin }),
    ...(leaving && airportAt && { endAt: airportAt, backMin: flights.endMin }),
    ...((landed || leaving) && { hasFlight: true }),
  };
}

function toPlace(
  { trip, hoursOf }: PlanSource,
  poi: Poi,
  dates: readonly CalendarDate[],
): PlannerPlace {
  const wished = poi.date !== null && isTripDate(trip, poi.date) ? poi.date : undefined;
  const hours = dates.map((date) => hoursOf(poi, date));
  const best = bestHours(poi);
  return {
    id: poi.id,
    durationMin: visitDurationMin(poi),
    score: scoreOf(poi),
    meal: mealOf(poi, hours),
    ...(isLongWalk(poi) && { isLongWalk: true }),
    ...(isNightPlace(poi) && { isLate: true }),
    ...(best && { best }),
    ...(wished !== undefined && { wishedDay: daysBetween(trip.startDate, wished) }),
    windows: hours.map((windows, day) => (wished && dates[day] !== wished ? [] : windows)),
    ...(poi.location.coordinates && { coordinates: poi.location.coordinates }),
  };
}

function toFixed(trip: FlightTrip, poi: Poi): PlannerFixedItem[] {
  const { date, startTime } = poi;
  if (!isScheduled(poi) || date === null || startTime === null || !isTripDate(trip, date))
    return [];
  return [
    {
      id: poi.id,
      day: daysBetween(trip.startDate, date),
      startMin: toMinutes(startTime),
      durationMin: visitDurationMin(poi),
      meal: mealOf(poi),
      ...(poi.location.coordinates && { coordinates: poi.location.coordinates }),
    },
  ];
}

/** Every POI is wanted; a rating from 0 to 5 scales its worth from 0.6 to 1.1, and no rating counts as 4. */
function scoreOf({ notes }: Poi): number {
  return 0.6 + 0.1 * (ratingOf(notes) ?? 4);
}
