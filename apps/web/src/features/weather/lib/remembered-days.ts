import { isTripDate, type TripDates } from '@ooo/domain/trips/trip-days.rules';
import type { TripCaches } from '@ooo/domain/trips/trip-caches.schema';
import type { WeatherDay } from '@ooo/domain/weather/weather.schema';

type RememberingTrip = Pick<TripCaches, 'weatherCache' | 'weatherNextRefresh'>;

/** The weather kept with the trip; undefined if there is none. */
export function rememberedDays({ weatherCache }: RememberingTrip): WeatherDay[] | undefined {
  return weatherCache && weatherCache.length > 0 ? weatherCache : undefined;
}

/** Whether the kept weather is still fresh at `now`. */
export function isRemembered(trip: RememberingTrip, now: Date): boolean {
  const { weatherNextRefresh: next } = trip;
  return rememberedDays(trip) !== undefined && (next === null || now.getTime() < Date.parse(next));
}

/** The days that are part of the trip, by date. */
export function toTripDays(trip: TripDates, days: readonly WeatherDay[]): WeatherDay[] {
  return days
    .filter(({ date }) => isTripDate(trip, date))
    .sort((one, other) => one.date.localeCompare(other.date));
}
