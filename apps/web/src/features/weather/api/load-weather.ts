import { listDates } from '@ooo/domain/shared/calendar-date';
import type { WeatherBatchRequest } from '@ooo/domain/weather/weather-request.schema';
import type { WeatherDay } from '@ooo/domain/weather/weather.schema';
import { isLate } from '../../../lib/app-error.ts';
import type { TrpcClient } from '../../../lib/trpc.ts';

const AT_ONCE = 4;

/** Day by day, a few at once; days that fail are left out. */
async function loadByDay(
  client: TrpcClient,
  { tripId, city, startDate, endDate }: WeatherBatchRequest,
  options: { readonly signal?: AbortSignal },
): Promise<WeatherDay[]> {
  const dates = listDates(startDate, endDate);
  const days: WeatherDay[] = [];
  for (let at = 0; at < dates.length; at += AT_ONCE) {
    options.signal?.throwIfAborted();
    const answers = await Promise.allSettled(
      dates
        .slice(at, at + AT_ONCE)
        .map((date) => client.weather.day.query({ tripId, city, date }, options)),
    );
    days.push(...answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])));
  }
  return days;
}

/**
 * The days of a trip in one call, or day by day if that call is refused. Throws its error if no day could be had
 * either.
 */
export async function loadWeather(
  client: TrpcClient,
  request: WeatherBatchRequest,
  options: { readonly signal?: AbortSignal } = {},
): Promise<WeatherDay[]> {
  try {
    return await client.weather.batch.query(request, options);
  } catch (error) {
    options.signal?.throwIfAborted();
    // If the server does not answer at all, more requests do not help.
    if (isLate(error)) throw error;
    const days = await loadByDay(client, request, options);
    if (days.length === 0) throw error;
    return days;
  }
}
