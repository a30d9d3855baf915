import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, type CalendarDate } from '@ooo/domain/shared/calendar-date';
import { todayIn } from '@ooo/domain/shared/zoned';
import type { ForecastDay } from '@ooo/domain/weather/forecast-weather';
import { FORECAST_DAYS } from '@ooo/domain/weather/weather.rules';
import type { WeatherPlace } from '@ooo/domain/weather/weather-place';
import { ForecastError } from './forecast-provider.ts';
import { DAILY_VALUES, readForecast } from './open-meteo.schema.ts';

/** An answer takes 2 KB; nothing that is larger than this is one. */
const MAX_ANSWER_BYTES = 256 * 1024;
/** Between the two tries. */
const PAUSE_MS = 300;

export interface ForecastRequest extends WeatherPlace {
  readonly today: CalendarDate;
  readonly now: Date;
}

/**
 * The address of a forecast. It says where and from which day on, and nothing of the traveller: not even the trip's
 * dates, since it asks for all days there are. Open-Meteo refuses a last day beyond the sixteenth of UTC.
 */
export function toAddress(
  baseUrl: string,
  { coordinates: [longitude, latitude], zone, today, now }: ForecastRequest,
): URL {
  const ends = [today, todayIn('UTC', now)].map((day) => addDays(day, FORECAST_DAYS - 1));
  const address = new URL(`${baseUrl.replace(/\/+$/, '')}/v1/forecast`);
  address.search = new URLSearchParams({
    latitude: latitude.toFixed(2),
    longitude: longitude.toFixed(2),
    daily: DAILY_VALUES.join(','),
    timezone: zone,
    start_date: today,
    end_date: ends.sort()[0] ?? today,
  }).toString();
  return address;
}

/** Asks, and once more if the next answer may differ. Rejects with a {@link ForecastError}. */
export async function fetchForecast(address: URL, timeLimitMs: number): Promise<ForecastDay[]> {
  const signal = AbortSignal.timeout(timeLimitMs);
  try {
    return await askOnce(address, signal);
  } catch (error) {
    const failure = toForecastError(error, signal);
    if (!isPassing(failure)) throw failure;
  }
  try {
    await sleep(PAUSE_MS, undefined, { signal });
    return await askOnce(address, signal);
  } catch (error) {
    throw toForecastError(error, signal);
  }
}

/** One that asks for a pause is not asked again within the same request. */
function isPassing({ reason, retryAfterMs }: ForecastError): boolean {
  return retryAfterMs === undefined && (reason === 'busy' || reason === 'unreachable');
}

async function askOnce(address: URL, signal: AbortSignal): Promise<ForecastDay[]> {
  const response = await fetch(address, {
    signal,
    redirect: 'error',
    headers: { accept: 'application/json' },
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw refusalOf(response);
  }
  const days = readForecast(parseJson(await readText(response)));
  if (!days) throw new ForecastError('unreadable');
  return days;
}

/** Open-Meteo answers 429 to an address that asked too much in a minute, an hour or a day, and does not say which. */
function refusalOf({ status, headers }: Response): ForecastError {
  if (status === 429) {
    const seconds = Number(headers.get('retry-after') ?? Number.NaN);
    const isGiven = Number.isFinite(seconds) && seconds > 0;
    return new ForecastError('busy', { retryAfterMs: isGiven ? seconds * 1000 : 60_000 });
  }
  return new ForecastError(status >= 500 ? 'busy' : 'denied', { cause: `status ${status}` });
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of bodyOf(response)) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new ForecastError('unreadable', { cause: 'too large' });
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Holds because the body of a response consists of bytes; the types leave that open. */
function bodyOf({ body }: Response): AsyncIterable<Uint8Array> {
  return (body ?? []) as AsyncIterable<Uint8Array>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ForecastError('unreadable', { cause: error });
  }
}

function toForecastError(error: unknown, signal: AbortSignal): ForecastError {
  if (error instanceof ForecastError) return error;
  return new ForecastError(signal.aborted ? 'too-slow' : 'unreachable', { cause: error });
}
