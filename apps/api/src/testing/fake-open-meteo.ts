import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { CalendarDate, listDates } from '@ooo/domain/shared/calendar-date';

/** What the forecast says instead of an answer: a status, a text, an answer of other fields, or nothing ever. */
export interface OddReply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** Stands over the daily values of a good answer. */
  readonly daily?: Record<string, unknown>;
  readonly never?: true;
}

export interface FakeOpenMeteo {
  readonly url: string;
  /** The queries of the requests so far. */
  readonly asked: URLSearchParams[];
  /** The answers from now on, one a request, the last one again and again; `{}` is a good one. Forgets the requests. */
  readonly answerWith: (...replies: readonly OddReply[]) => void;
  /** Holds every answer back until the returned function is called. */
  readonly hold: () => () => void;
}

/** As `/v1/forecast` answered on 2026-11-20 for a range of dates, the values by the day of the month. */
export function dailyOf(query: URLSearchParams): Record<string, unknown> {
  const time = listDates(
    CalendarDate.parse(query.get('start_date')),
    CalendarDate.parse(query.get('end_date')),
  );
  const values: Record<string, (day: number) => number> = {
    weather_code: () => 61,
    temperature_2m_max: (day) => day,
    temperature_2m_min: (day) => day - 7.5,
    apparent_temperature_max: (day) => day - 1.2,
    apparent_temperature_min: (day) => day - 9.4,
    uv_index_max: () => 3.15,
    precipitation_sum: () => 4.2,
    precipitation_hours: () => 5,
    precipitation_probability_max: () => 68,
    wind_speed_10m_max: () => 14.8,
    relative_humidity_2m_mean: () => 71,
  };
  const daily: Record<string, unknown> = { time };
  for (const name of (query.get('daily') ?? '').split(','))
    daily[name] = time.map((date) => values[name]?.(Number(date.slice(8))));
  return daily;
}

function bodyOf(query: URLSearchParams, daily: Record<string, unknown>): string {
  return JSON.stringify({
    latitude: Number(query.get('latitude')),
    longitude: Number(query.get('longitude')),
    generationtime_ms: 0.31,
    utc_offset_seconds: 32_400,
    timezone: query.get('timezone'),
    timezone_abbreviation: 'GMT+9',
    elevation: 38,
    daily_units: { time: 'iso8601', weather_code: 'wmo code', temperature_2m_max: '°C' },
    daily: { ...dailyOf(query), ...daily },
  });
}

/** The forecast of Open-Meteo on this machine, for a test file; it ends with the file. */
export async function startFakeOpenMeteo(): Promise<FakeOpenMeteo> {
  const asked: URLSearchParams[] = [];
  let replies: readonly OddReply[] = [{}];
  let held: Promise<void> | undefined;
  const serve = async (query: URLSearchParams, response: ServerResponse): Promise<void> => {
    const [next = {}, ...later] = replies;
    if (later.length > 0) replies = later;
    await held;
    if (next.never) return;
    response.writeHead(next.status ?? 200, {
      'content-type': 'application/json; charset=utf-8',
      ...next.headers,
    });
    response.end(next.body ?? bodyOf(query, next.daily ?? {}));
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    asked.push(searchParams);
    if (pathname === '/v1/forecast') void serve(searchParams, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answerWith: (...next) => {
      replies = next;
      asked.length = 0;
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
  };
}
