import type { CalendarDate } from '../shared/calendar-date.ts';
import type { MonthNormals, MonthsOfYear } from './archive-normals.schema.ts';
import { type SourcedNormals, toClimateWeather } from './climate-weather.ts';
import type { WeatherPlace } from './weather-place.ts';
import type { WeatherDay } from './weather.schema.ts';

/** Normals that were made of an archive, with whose it is and of which years: `2016–2025`. */
export interface ArchiveNormals {
  readonly months: MonthsOfYear;
  readonly source: string;
  readonly period: string;
}

type Field = 'highC' | 'lowC' | 'rainMm' | 'rainDays';

/** Months that are not known lie evenly between their neighbours, only to bend the curves of the months beside them. */
function fill(months: MonthsOfYear, field: Field): number[] {
  const at = (month: number): MonthNormals | null | undefined => months[(month + 24) % 12];
  return months.map((known, month) => {
    if (known) return known[field];
    const steps = Array.from({ length: 11 }, (_, step) => step + 1);
    const before = steps.find((step) => at(month - step)) ?? 0;
    const after = steps.find((step) => at(month + step)) ?? 0;
    const [from, to] = [at(month - before)?.[field] ?? 0, at(month + after)?.[field] ?? 0];
    return before + after === 0 ? 0 : from + ((to - from) * before) / (before + after);
  });
}

const monthOf = ({ months }: ArchiveNormals, date: CalendarDate): MonthNormals | null =>
  months[Number(date.slice(5, 7)) - 1] ?? null;

/** For the days of which {@link isKnownDay} is true. */
export function fillNormals({ months, source, period }: ArchiveNormals): SourcedNormals {
  return {
    source,
    period,
    highC: fill(months, 'highC'),
    lowC: fill(months, 'lowC'),
    rainMm: fill(months, 'rainMm'),
    rainDays: fill(months, 'rainDays'),
    humidity: months.map((month) => month?.humidity ?? null),
    windKmh: months.map((month) => month?.windKmh ?? null),
  };
}

/** Whether the archive knows the month of a day. */
export function isKnownDay(archive: ArchiveNormals, date: CalendarDate): boolean {
  return monthOf(archive, date) !== null;
}

/** What days at the place are usually like by an archive; undefined for days of a month that is not known. */
export function archiveClimate(
  archive: ArchiveNormals,
  place: WeatherPlace,
): (date: CalendarDate) => WeatherDay | undefined {
  const normals = fillNormals(archive);
  return (date) => {
    const month = monthOf(archive, date);
    if (!month) return undefined;
    const { driestMm, wettestMm } = month;
    const usual = toClimateWeather(normals, place, date);
    if (driestMm === null || wettestMm === null) return usual;
    return { ...usual, monthRainMin: driestMm, monthRainMax: wettestMm };
  };
}
