import { type CalendarDate, addDays } from '../shared/calendar-date.ts';
import type { WallTime } from '../shared/wall-time.ts';
import type { LocalTime } from '../shared/zoned.ts';
import type { FlightDirection, Trip } from '../trips/trip.schema.ts';
import { parseArrivalTime } from './arrival-time.ts';

/** The fields of a trip that its flight window follows from. */
export type FlightTrip = Pick<Trip, 'startDate' | 'endDate' | 'flightDetails'>;

/**
 * When the traveller lands at the destination, local to it; undefined if no time is known.
 *
 * The last outbound segment counts. Its date counts while the trip's first date lies between departure and arrival of
 * the outbound flight; otherwise the trip has been moved away from its ticket, or the direction has no segments, and
 * the time is taken on the first date, which is the date of arrival. The `+1` of a direction counts from its
 * departure, so it alone does not move the arrival.
 */
export function arrivalAtDestination(trip: FlightTrip): LocalTime | undefined {
  const direction = trip.flightDetails?.outbound;
  const last = direction?.segments?.at(-1);
  const written =
    direction?.arrivalTime === undefined ? undefined : parseArrivalTime(direction.arrivalTime);
  const time = last?.arrivalTime ?? written?.time;
  if (!time) return undefined;
  const flown = datesFlown(direction, written?.daysLater);
  const date = flown && lies(trip.startDate, flown) ? flown.arrival : trip.startDate;
  return { date, time };
}

/** When the flight home leaves the destination, by the same rule for the first return segment and the last date. */
export function departureFromDestination(trip: FlightTrip): LocalTime | undefined {
  const direction = trip.flightDetails?.return;
  const time: WallTime | undefined =
    direction?.segments?.at(0)?.departureTime ?? direction?.departureTime;
  if (!time) return undefined;
  const flown = datesFlown(direction);
  const date = flown && lies(trip.endDate, flown) ? flown.departure : trip.endDate;
  return { date, time };
}

interface DatesFlown {
  readonly departure: CalendarDate;
  readonly arrival: CalendarDate;
}

function datesFlown(direction: FlightDirection | undefined, daysLater = 0): DatesFlown | undefined {
  const departure = direction?.segments?.at(0)?.departureDate;
  const last = direction?.segments?.at(-1);
  if (!departure || !last) return undefined;
  const fromSuffix = addDays(departure, daysLater);
  const unsaid = fromSuffix > last.departureDate ? fromSuffix : last.departureDate;
  return { departure, arrival: last.arrivalDate ?? unsaid };
}

/** Eastwards over the date line a flight arrives on an earlier date than it leaves. */
function lies(date: CalendarDate, { departure, arrival }: DatesFlown): boolean {
  const [first, last] = departure <= arrival ? [departure, arrival] : [arrival, departure];
  return first <= date && date <= last;
}
