import { findDestination } from '@ooo/atlas/destinations';
import { saveWeatherCache } from '@ooo/db/queries/trip-caches.queries';
import { fold } from '@ooo/domain/shared/fold';
import { todayIn } from '@ooo/domain/shared/zoned';
import { cityOfDestination } from '@ooo/domain/trips/city-of-destination';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { WeatherDay } from '@ooo/domain/weather/weather.schema';
import type {
  WeatherBatchRequest,
  WeatherDayRequest,
} from '@ooo/domain/weather/weather-request.schema';
import type { WeatherPlace } from '@ooo/domain/weather/weather-place';
import {
  findFreshWeather,
  isWithinForecast,
  mergeWeather,
  nextWeatherRefresh,
  type Stay,
} from '@ooo/domain/weather/weather.rules';
import type { Abortable, InvitedContext } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import { UpstreamError } from '../../providers/upstream/upstream-error.ts';
import { mayStore } from '../settings/may-store.service.ts';
import { findTripDestination } from '../trips/trip-destination.service.ts';

type Context = Abortable<InvitedContext>;

/**
 * NOT_FOUND as for the trip itself. Days of the trip, in its own city, are answered from what is stored with the trip
 * while that is fresh; otherwise the weather of the whole trip is made and stored.
 */
export async function listWeather(
  ctx: Context,
  { tripId, city, startDate, endDate, refresh = false }: WeatherBatchRequest,
): Promise<WeatherDay[]> {
  const trip = await ctx.reads.trip(tripId);
  const asked: Stay = { startDate, endDate };
  if (!isCityOf(trip, city)) return makeWeather(ctx, { place: findDestination(city), ...asked });
  if (startDate < trip.startDate || endDate > trip.endDate)
    return makeWeather(ctx, { place: findTripDestination(trip), ...asked });
  const fresh = refresh ? undefined : findFreshWeather(trip, asked, ctx.deps.clock());
  if (fresh) return fresh;
  const days = await renewWeather(ctx, trip, refresh);
  return days.filter(({ date }) => date >= startDate && date <= endDate);
}

/** Without a trip, the weather of any city. NOT_FOUND if nothing is known of the day. */
export async function getWeatherOfDay(
  ctx: Context,
  { tripId, city, date }: WeatherDayRequest,
): Promise<WeatherDay> {
  const stay: Stay = { startDate: date, endDate: date };
  const [day] = await (tripId === undefined
    ? makeWeather(ctx, { place: findDestination(city), ...stay })
    : listWeather(ctx, { tripId, city, ...stay }));
  if (!day) throw new AppError('no-weather');
  return day;
}

function isCityOf({ destination }: Trip, city: string): boolean {
  return fold(cityOfDestination(city)) === fold(cityOfDestination(destination));
}

async function makeWeather(
  ctx: Context,
  { place, startDate, endDate }: Stay & { place: WeatherPlace | undefined },
): Promise<WeatherDay[]> {
  if (!place) return [];
  const stay: Stay = { startDate, endDate };
  const [{ days: forecast }, climate] = await Promise.all([
    askForecast(ctx, { place, stay, refresh: false }),
    ctx.deps.climates.at(place, ctx),
  ]);
  return mergeWeather(stay, { forecast, stored: [], climate: climate.ofDay });
}

/** The weather of the whole trip, which is stored with it. Empty for an unknown destination. */
async function renewWeather(
  ctx: Context,
  trip: TripWithCaches,
  refresh: boolean,
): Promise<WeatherDay[]> {
  const place = findTripDestination(trip);
  if (!place) return [];
  const [asked, climate] = await Promise.all([
    askForecast(ctx, { place, stay: trip, refresh }),
    ctx.deps.climates.at(place, ctx),
  ]);
  const stored = trip.weatherCache ?? [];
  const weather = mergeWeather(trip, {
    forecast: asked.days,
    stored,
    climate: climate.ofDay,
  });
  if (weather.length > 0 && (await mayStore(ctx))) {
    const now = ctx.deps.clock();
    const today = todayIn(place.zone, now);
    // A shared answer may be almost an hour old already.
    const madeAt = new Date(asked.days[0]?.asOf ?? now);
    const isProvisional = asked.hasFailed || climate.isProvisional;
    const nextRefresh = nextWeatherRefresh(trip, { madeAt, today, isProvisional });
    await store(ctx, trip, { weather, cachedAt: now, nextRefresh });
  }
  return weather;
}

interface Made {
  readonly weather: WeatherDay[];
  readonly cachedAt: Date;
  readonly nextRefresh: Date | null;
}

/** The weather is an answer even if it cannot be stored, so that is only logged. */
async function store({ deps, user, log }: Context, trip: Trip, made: Made): Promise<void> {
  try {
    await saveWeatherCache(deps.db, { id: trip.id, userId: user.id, basis: trip, ...made });
  } catch (error) {
    log.warn({ err: error }, 'the weather of a trip was not stored');
  }
}

interface ForecastAsked {
  readonly place: WeatherPlace;
  readonly stay: Stay;
  readonly refresh: boolean;
}

/** No days where the forecast does not reach, offline, and where it fails: these days are then climate. */
async function askForecast(
  { deps, log, signal }: Context,
  { place, stay, refresh }: ForecastAsked,
): Promise<{ days: WeatherDay[]; hasFailed: boolean }> {
  const today = todayIn(place.zone, deps.clock());
  if (!deps.forecast || !isWithinForecast(stay, today)) return { days: [], hasFailed: false };
  const { coordinates, zone } = place;
  try {
    const days = await deps.forecast.ask({ coordinates, zone, today, refresh }, signal);
    return { days, hasFailed: false };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ err: error }, 'no forecast');
    return { days: [], hasFailed: true };
  }
}
