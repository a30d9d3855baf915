import { listDates } from '@ooo/domain/shared/calendar-date';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { type FakeOpenMeteo, startFakeServer } from './fake-weather-server.ts';

/** High of each month; the low is 8 °C below. */
export const ARCHIVE_HIGHS = [15, 15, 13, 10, 7, 5, 5, 6, 8, 11, 13, 14];
export const ARCHIVE_ELEVATION_M = 23;

/** Dates of the request, both ends included. */
export function archiveDates(query: URLSearchParams): CalendarDate[] {
  return listDates(
    CalendarDate.parse(query.get('start_date')),
    CalendarDate.parse(query.get('end_date')),
  );
}

/** As `/v1/archive` answers for a range of dates: every third day has 3 mm of rain. */
function bodyOf(query: URLSearchParams, daily: Record<string, unknown>): string {
  const time = archiveDates(query);
  const highs = time.map((date) => ARCHIVE_HIGHS[Number(date.slice(5, 7)) - 1] ?? 0);
  return JSON.stringify({
    latitude: Number(query.get('latitude')),
    longitude: Number(query.get('longitude')),
    generationtime_ms: 12.7,
    utc_offset_seconds: -10_800,
    timezone: query.get('timezone'),
    timezone_abbreviation: 'GMT-3',
    elevation: ARCHIVE_ELEVATION_M,
    daily_units: {
      time: 'iso8601',
      temperature_2m_max: '°C',
      temperature_2m_min: '°C',
      precipitation_sum: 'mm',
      relative_humidity_2m_mean: '%',
      wind_speed_10m_max: 'km/h',
    },
    daily: {
      time,
      temperature_2m_max: highs,
      temperature_2m_min: highs.map((high) => high - 8),
      precipitation_sum: time.map((_date, day) => (day % 3 === 0 ? 3 : 0.2)),
      relative_humidity_2m_mean: time.map(() => 81),
      wind_speed_10m_max: time.map(() => 27.4),
      ...daily,
    },
  });
}

/** The archive of Open-Meteo on this machine, for a test file; it ends with the file. */
export async function startFakeArchive(): Promise<FakeOpenMeteo> {
  return startFakeServer({ path: '/v1/archive', bodyOf });
}
