import { z } from 'zod';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import type { ForecastDay } from '@ooo/domain/weather/forecast-weather';
import { DailyValues, listValueNames } from './daily-values.ts';

const Daily = z.object({
  time: z.array(z.string()),
  weather_code: DailyValues,
  temperature_2m_max: DailyValues,
  temperature_2m_min: DailyValues,
  apparent_temperature_max: DailyValues,
  apparent_temperature_min: DailyValues,
  uv_index_max: DailyValues,
  precipitation_sum: DailyValues,
  precipitation_hours: DailyValues,
  precipitation_probability_max: DailyValues,
  wind_speed_10m_max: DailyValues,
  relative_humidity_2m_mean: DailyValues,
});

/** The part of an answer of `/v1/forecast` that is used. */
const Answer = z.object({ daily: Daily });

export const FORECAST_VALUES = listValueNames(Daily);

/** The days of an answer; undefined if it is not one. A day without a proper date is left out. */
export function readForecast(answer: unknown): ForecastDay[] | undefined {
  const { success, data } = Answer.safeParse(answer);
  if (!success) return undefined;
  const { daily } = data;
  return daily.time.flatMap((time, day) => {
    const { success: isDate, data: date } = CalendarDate.safeParse(time);
    if (!isDate) return [];
    return {
      date,
      code: daily.weather_code[day],
      lowC: daily.temperature_2m_min[day],
      highC: daily.temperature_2m_max[day],
      feelsLikeLowC: daily.apparent_temperature_min[day],
      feelsLikeHighC: daily.apparent_temperature_max[day],
      rainMm: daily.precipitation_sum[day],
      rainHours: daily.precipitation_hours[day],
      rainChance: daily.precipitation_probability_max[day],
      humidity: daily.relative_humidity_2m_mean[day],
      windKmh: daily.wind_speed_10m_max[day],
      uvIndex: daily.uv_index_max[day],
    };
  });
}
