import { addDays, type CalendarDate, listDates } from '../shared/calendar-date.ts';
import type { WeatherDay } from './weather.schema.ts';

/** How many days a forecast covers, today included. */
export const FORECAST_DAYS = 16;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SOON_MS = 10 * MINUTE_MS;

/** Dates of a stay, both inclusive. */
export interface Stay {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
}

/** True if the forecast of today covers a day of the stay. `today` is the destination's. */
export function isWithinForecast({ startDate, endDate }: Stay, today: CalendarDate): boolean {
  return endDate >= today && startDate < addDays(today, FORECAST_DAYS);
}

export interface WeatherSources {
  /** Days of a forecast that was just made, of any dates. */
  readonly forecast: readonly WeatherDay[];
  /** What was stored before. */
  readonly stored: readonly WeatherDay[];
  /** Undefined where no climate is known. */
  readonly climate: (date: CalendarDate) => WeatherDay | undefined;
}

/**
 * Each day of the stay once, in order, with the best that is known of it: the new forecast, the stored one, the
 * climate. So a day that has passed keeps the forecast that it had, and a forecast that fails leaves the former one. A
 * day of which nothing is known is missing.
 */
export function mergeWeather(
  { startDate, endDate }: Stay,
  { forecast, stored, climate }: WeatherSources,
): WeatherDay[] {
  const forecasts = new Map(
    [...stored, ...forecast]
      .filter(({ kind }) => kind === 'forecast')
      .map((day) => [day.date, day] as const),
  );
  return listDates(startDate, endDate).flatMap((date) => {
    const day = forecasts.get(date) ?? climate(date);
    return day ? [day] : [];
  });
}

export interface RefreshBasis {
  /** When the forecast was fetched; without one, now. */
  readonly madeAt: Date;
  /** The destination's. */
  readonly today: CalendarDate;
  /** Better weather is expected soon: a forecast failed, or an archive is being asked. */
  readonly isProvisional: boolean;
}

/**
 * When stored weather is to be made again: after an hour while the forecast covers a day of the stay, after a day if
 * the stay is farther off, and sooner where it is provisional. Null for a stay that is over.
 */
export function nextWeatherRefresh(
  stay: Stay,
  { madeAt, today, isProvisional }: RefreshBasis,
): Date | null {
  if (stay.endDate < today) return null;
  const usualMs = isWithinForecast(stay, today) ? HOUR_MS : DAY_MS;
  return new Date(madeAt.getTime() + (isProvisional ? SOON_MS : usualMs));
}

export interface StoredWeather extends Stay {
  readonly weatherCache: readonly WeatherDay[] | null;
  /** An instant; null if it never has to be made again. */
  readonly weatherNextRefresh: string | null;
}

/** The stored weather of a part of the trip; undefined if it lacks a day or is to be made again. */
export function findFreshWeather(
  { weatherCache, weatherNextRefresh }: StoredWeather,
  { startDate, endDate }: Stay,
  now: Date,
): WeatherDay[] | undefined {
  if (!weatherCache) return undefined;
  if (weatherNextRefresh !== null && Date.parse(weatherNextRefresh) <= now.getTime()) {
    return undefined;
  }
  const days = weatherCache.filter(({ date }) => date >= startDate && date <= endDate);
  return days.length === listDates(startDate, endDate).length ? days : undefined;
}
