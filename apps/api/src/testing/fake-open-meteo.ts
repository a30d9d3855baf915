import { listDates } from '@ooo/domain/shared/calendar-date';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { type FakeOpenMeteo, startFakeServer } from './fake-weather-server.ts';

/** As `/v1/forecast` answered on 2026-11-20 for a range of dates, the values by the day of the month. */
function dailyOf(query: URLSearchParams): Record<string, unknown> {
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
  return startFakeServer({ path: '/v1/forecast', bodyOf });
}
