import { LRUCache } from 'lru-cache';
import { toForecastWeather } from '@ooo/domain/weather/forecast-weather';
import { OPEN_METEO } from '@ooo/domain/shared/source-credits';
import type { WeatherDay } from '@ooo/domain/weather/weather.schema';
import { untilAborted } from '../../shared/until-aborted.ts';
import { forecastAddress } from './addresses.ts';
import { createTurns } from '../upstream/turns.ts';
import { fetchAnswer } from '../upstream/fetch-answer.ts';
import type { ForecastProvider, ForecastQuestion } from '../../context/ports/forecast.ts';
import { readForecast } from './forecast.schema.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import type { Env } from '../../context/ports/env.ts';

/** For both tries together: a traveller waits for it. */
const TIME_LIMIT_MS = 5000;
const FRESH_MS = 60 * 60_000;
/** A traveller who refreshes gets nothing better than an answer of this age. */
const JUST_NOW_MS = 5 * 60_000;
/** How long a failed question is not asked again, so that an upstream that is down does not cost its time limit each time. */
const FAILED_MS = 30_000;
/** An answer takes 2 KB. */
const MAX_ANSWER_BYTES = 256 * 1024;
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
  const takeTurn = createTurns({ atOnce: 4, waitMs: timeLimitMs, maxWaiting: 100, clock });

  async function fetchDays(question: ForecastQuestion, address: URL): Promise<WeatherDay[]> {
    const answered = await takeTurn(async () =>
      fetchAnswer(address, { timeLimitMs, maxBytes: MAX_ANSWER_BYTES, read: readForecast }),
    );
    const about = { source: OPEN_METEO, fetchedAt: clock() };
    const days = answered.flatMap((day) => toForecastWeather(day, question, about) ?? []);
    if (days.length === 0) throw new UpstreamError('unreadable', { cause: 'no usable day' });
    return days;
  }

  function isUsable({ at, state }: Remembered, refresh: boolean, now: number): boolean {
    if (state === 'asking') return true;
    const usableMs = state === 'failed' ? FAILED_MS : refresh ? JUST_NOW_MS : FRESH_MS;
    return now >= at && now - at < usableMs;
  }

  function remember(question: ForecastQuestion): Promise<WeatherDay[]> {
    const now = clock();
    const address = forecastAddress(openMeteoUrl, { ...question, now });
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
