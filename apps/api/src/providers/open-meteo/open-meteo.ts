import { once } from 'node:events';
import { LRUCache } from 'lru-cache';
import { toForecastWeather } from '@ooo/domain/weather/forecast-weather';
import type { WeatherDay } from '@ooo/domain/weather/weather.schema';
import type { Env } from '../../boot/environment.ts';
import { createGate } from '../../gates/gate.ts';
import { AppError } from '../../errors/app-error.ts';
import { fetchForecast, toAddress } from './fetch-forecast.ts';
import {
  ForecastError,
  type ForecastProvider,
  type ForecastQuestion,
} from './forecast-provider.ts';

const SOURCE = 'Open-Meteo';

/** For both tries together: a traveller waits for it. */
const TIME_LIMIT_MS = 5000;
const FRESH_MS = 60 * 60_000;
/** A traveller who refreshes gets nothing better than an answer of this age. */
const JUST_NOW_MS = 5 * 60_000;
/** How long a failed question is not asked again, so that an upstream that is down does not cost its time limit each time. */
const FAILED_MS = 30_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
/** Cities whose forecast is remembered; each takes about 5 KB. */
const MAX_REMEMBERED = 500;

interface Remembered {
  readonly at: number;
  readonly days: Promise<WeatherDay[]>;
  state: 'asking' | 'known' | 'failed';
}

export interface OpenMeteoOptions {
  readonly clock?: () => Date;
  readonly timeLimitMs?: number;
}

/**
 * Forecasts of Open-Meteo; undefined if nothing may leave the machine. There is one request at a time for a city, and
 * its answer is used for an hour by everyone who asks about the city. No more than four requests run at once.
 */
export function makeOpenMeteo(
  { openMeteoUrl, offline }: Pick<Env, 'openMeteoUrl' | 'offline'>,
  { clock = () => new Date(), timeLimitMs = TIME_LIMIT_MS }: OpenMeteoOptions = {},
): ForecastProvider | undefined {
  if (offline) return undefined;
  const remembered = new LRUCache<string, Remembered>({ max: MAX_REMEMBERED });
  const gate = createGate({
    total: 4,
    perHolder: 4,
    waitMs: timeLimitMs,
    maxWaiting: 100,
    maxWaitingPerHolder: 100,
    refusal: () => new AppError('UPSTREAM_UNAVAILABLE'),
  });
  let pausedUntil = 0;

  async function fetchDays(question: ForecastQuestion, address: URL): Promise<WeatherDay[]> {
    const leave = await gate.enter({ holder: SOURCE }).catch((error: unknown) => {
      throw new ForecastError('busy', { cause: error });
    });
    try {
      if (clock().getTime() < pausedUntil) throw new ForecastError('busy', { cause: 'paused' });
      const answered = await fetchForecast(address, timeLimitMs);
      const about = { source: SOURCE, fetchedAt: clock() };
      const days = answered.flatMap((day) => toForecastWeather(day, question, about) ?? []);
      if (days.length === 0) throw new ForecastError('unreadable', { cause: 'no usable day' });
      return days;
    } catch (error) {
      if (error instanceof ForecastError && error.retryAfterMs !== undefined)
        pausedUntil = clock().getTime() + Math.min(error.retryAfterMs, LONGEST_PAUSE_MS);
      throw error;
    } finally {
      leave();
    }
  }

  function isUsable({ at, state }: Remembered, refresh: boolean, now: number): boolean {
    if (state === 'asking') return true;
    const usableMs = state === 'failed' ? FAILED_MS : refresh ? JUST_NOW_MS : FRESH_MS;
    return now >= at && now - at < usableMs;
  }

  function remember(question: ForecastQuestion): Promise<WeatherDay[]> {
    const now = clock();
    const address = toAddress(openMeteoUrl, { ...question, now });
    const key = address.search;
    const known = remembered.get(key);
    if (known && isUsable(known, question.refresh ?? false, now.getTime())) return known.days;
    const asked: Remembered = {
      at: now.getTime(),
      days: fetchDays(question, address),
      state: 'asking',
    };
    asked.days.then(
      () => (asked.state = 'known'),
      () => (asked.state = 'failed'),
    );
    remembered.set(key, asked);
    return asked.days;
  }

  return { ask: async (question, signal) => untilAborted(remember(question), signal) };
}

/** The work goes on for the others who wait for it, and for the next who ask. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  signal.throwIfAborted();
  const settled = new AbortController();
  const aborted = once(signal, 'abort', { signal: settled.signal }).then((): never => {
    // The reason is the caller's own.
    throw signal.reason as Error;
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    settled.abort();
    aborted.catch(() => undefined);
  }
}
