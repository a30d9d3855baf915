import { checkVisit } from '@ooo/domain/flight-window/flight-window.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { isTripDate } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';

/** The places whose day or time no longer lies in the trip. */
export function leftBehind(trip: Trip, pois: readonly Poi[]): Poi[] {
  return pois.filter(({ date, startTime, duration }) => {
    if (date === null) return false;
    if (startTime === null) return !isTripDate(trip, date);
    return !checkVisit(trip, { date, startTime, duration }).ok;
  });
}
