import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { TemperatureUnit } from '@ooo/domain/shared/temperature-unit';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import { useMemo } from 'react';
import { formatCountry } from './countries.ts';
import * as dates from './dates.ts';
import * as instants from './instants.ts';
import * as times from './times.ts';
import * as units from './units.ts';
import { useWriting } from './use-writing.ts';

/** The formatters, bound to the language of the interface and the preferred clock. */
export function useFormat() {
  const { language, clock } = useWriting();
  return useMemo(
    () => ({
      day: (date: CalendarDate) => dates.formatDay(date, language),
      fullDay: (date: CalendarDate) => dates.formatFullDay(date, language),
      fieldDay: (date: CalendarDate) => dates.formatFieldDay(date, language),
      longDay: (date: CalendarDate) => dates.formatLongDay(date, language),
      monthDay: (date: CalendarDate) => dates.formatMonthDay(date, language),
      dates: (list: readonly CalendarDate[]) => dates.formatDates(list, language),
      weekday: (date: CalendarDate) => dates.formatWeekday(date, language),
      longWeekday: (date: CalendarDate) => dates.formatLongWeekday(date, language),
      weekdays: (date: CalendarDate) => dates.formatWeekdays(date, language),
      month: (date: CalendarDate) => dates.formatMonth(date, language),
      dateRange: (start: CalendarDate, end: CalendarDate) =>
        dates.formatDateRange(start, end, language),
      relativeDay: (date: CalendarDate, today: CalendarDate) =>
        dates.formatRelativeDay(date, today, language),
      instant: (instant: string) => instants.formatInstant(instant, language, clock),
      instantDate: (instant: string) => instants.formatInstantDate(instant, language),
      age: (instant: string, now: Date) => instants.formatAge(instant, now, language),
      time: (time: WallTime) => times.formatTime(time, language, clock),
      duration: (minutes: number) => times.formatDuration(minutes, language),
      number: (value: number) => units.formatNumber(value, language),
      dollars: (microUsd: number) => units.formatDollars(microUsd, language),
      distance: (distanceKm: number) => units.formatDistance(distanceKm, language),
      fileSize: (bytes: number) => units.formatFileSize(bytes, language),
      country: (code: string) => formatCountry(code, language),
      temperature: units.formatTemperature,
      temperatureRange: (minF: number, maxF: number, unit: TemperatureUnit) =>
        units.formatTemperatureRange(minF, maxF, unit, language),
      percent: (percent: number) => units.formatPercent(percent, language),
      precipitation: (precipitationMm: number) =>
        units.formatPrecipitation(precipitationMm, language),
      precipitationRange: (minMm: number, maxMm: number) =>
        units.formatPrecipitationRange(minMm, maxMm, language),
      speed: (speedKmh: number) => units.formatSpeed(speedKmh, language),
    }),
    [language, clock],
  );
}
