import { z } from 'zod';
import { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { ForecastDay } from '@ooo/domain/weather/forecast-weather';

/** A list beside the list of dates; what is no number counts as missing, and so does the whole list. */
const Values = z.array(z.number().nullable().catch(null)).catch([]);

/** The part of an answer of `/v1/forecast` that is used. */
const Answer = z.object({
  daily: z.object({
    time: z.array(z.string()),
    weather_code: Values,
    temperature_2m_max: Values,
    temperature_2m_min: Values,
    apparent_temperature_max: Values,
    apparent_temperature_min: Values,
    uv_index_max: Values,
    precipitation_sum: Values,
    precipitation_hours: Values,
    precipitation_probability_max: Values,
    wind_speed_10m_max: Values,
    relative_humidity_2m_mean: Values,
  }),
});

/** The names of the daily values, in the form of the request. */
export const DAILY_VALUES = Object.keys(Answer.shape.daily.shape).filter((name) => name !== 'time');

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
