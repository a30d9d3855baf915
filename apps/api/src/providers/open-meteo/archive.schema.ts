import { z } from 'zod';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import type { ArchiveDay } from '@ooo/domain/weather/archive-normals';
import { DailyValues, listValueNames } from './daily-values.ts';

const Daily = z.object({
  time: z.array(z.string()),
  temperature_2m_max: DailyValues,
  temperature_2m_min: DailyValues,
  precipitation_sum: DailyValues,
  relative_humidity_2m_mean: DailyValues,
  wind_speed_10m_max: DailyValues,
});

/** The part of an answer of `/v1/archive` that is used. */
const Answer = z.object({
  elevation: z.number().min(-1000).max(10_000).nullable().catch(null),
  daily: Daily,
});

export const ARCHIVE_VALUES = listValueNames(Daily);

/** The days of an answer and the height that they are for; undefined if it is not one. */
export function readArchive(
  answer: unknown,
): { days: ArchiveDay[]; elevationM: number | null } | undefined {
  const { success, data } = Answer.safeParse(answer);
  if (!success) return undefined;
  const { daily, elevation: elevationM } = data;
  const days = daily.time.flatMap((time, day) => {
    const { success: isDate, data: date } = CalendarDate.safeParse(time);
    if (!isDate) return [];
    return {
      date,
      highC: daily.temperature_2m_max[day],
      lowC: daily.temperature_2m_min[day],
      rainMm: daily.precipitation_sum[day],
      humidity: daily.relative_humidity_2m_mean[day],
      windKmh: daily.wind_speed_10m_max[day],
    };
  });
  return { days, elevationM };
}
