import { isTripDate, type TripDates } from '@ooo/domain/trips/trip-days.rules';
import type { TripCaches } from '@ooo/domain/trips/trip-caches.schema';
import type { WeatherDay } from '@ooo/domain/weather/weather.schema';

type RememberingTrip = Pick<TripCaches, 'weatherCache' | 'weatherNextRefresh'>;

/** What the trip remembers of its weather; undefined if it remembers nothing. */
export function rememberedDays({ weatherCache }: RememberingTrip): WeatherDay[] | undefined {
  return weatherCache && weatherCache.length > 0 ? weatherCache : undefined;
}

/** Whether what the trip remembers is still good at `now`. */
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
