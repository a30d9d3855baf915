import { addDays, type CalendarDate } from '@ooo/domain/shared/calendar-date';
import { todayIn } from '@ooo/domain/shared/zoned';
import type { Years } from '@ooo/domain/weather/archive-normals';
import { FORECAST_DAYS } from '@ooo/domain/weather/weather.rules';
import type { WeatherPlace } from '@ooo/domain/weather/weather-place';
import { ARCHIVE_VALUES } from './archive.schema.ts';
import { FORECAST_VALUES } from './forecast.schema.ts';

interface Asked {
  readonly path: string;
  readonly values: readonly string[];
  readonly from: string;
  readonly to: string;
}

function toAddress(
  baseUrl: string,
  { coordinates: [longitude, latitude], zone }: WeatherPlace,
  { path, values, from, to }: Asked,
): URL {
  const address = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`);
  address.search = new URLSearchParams({
    latitude: latitude.toFixed(2),
    longitude: longitude.toFixed(2),
    daily: values.join(','),
    timezone: zone,
    start_date: from,
    end_date: to,
  }).toString();
  return address;
}

export interface ForecastRequest extends WeatherPlace {
  readonly today: CalendarDate;
  readonly now: Date;
}

/**
 * The address of a forecast. It says where and from which day on, and nothing of the traveller: not even the trip's
 * dates, since it asks for all days there are. Open-Meteo refuses a last day beyond the sixteenth of UTC.
 */
export function forecastAddress(baseUrl: string, { today, now, ...place }: ForecastRequest): URL {
  const ends = [today, todayIn('UTC', now)].map((day) => addDays(day, FORECAST_DAYS - 1));
  return toAddress(baseUrl, place, {
    path: '/v1/forecast',
    values: FORECAST_VALUES,
    from: today,
    to: ends.sort()[0] ?? today,
  });
}

export interface ArchiveRequest extends WeatherPlace {
  readonly years: Years;
}

/**
 * The address of whole years of the archive. One reanalysis for all of them, ERA5 with its finer part for land: the
 * archive's own choice changes to another model on the way, and then years are not alike.
 */
export function archiveAddress(baseUrl: string, { years, ...place }: ArchiveRequest): URL {
  const address = toAddress(baseUrl, place, {
    path: '/v1/archive',
    values: ARCHIVE_VALUES,
    from: `${years.from}-01-01`,
    to: `${years.to}-12-31`,
  });
  address.searchParams.set('models', 'era5_seamless');
  return address;
}
