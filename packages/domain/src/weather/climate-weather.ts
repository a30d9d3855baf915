import type { CalendarDate } from '../shared/calendar-date.ts';
import { type ClimateDay, climateOfDay, type MonthlyNormals } from './climate-of-day.ts';
import { toFahrenheit, toSunFields, type WeatherPlace } from './weather-place.ts';
import type { WeatherCondition, WeatherDay } from './weather.schema.ts';

/** Normals with who measured them, where and in which years. */
export interface SourcedNormals extends MonthlyNormals {
  readonly source: string;
  /** Absent where they are not a station's. */
  readonly station?: string;
  readonly period: string;
}

/** Who says so: with the station, where the normals are a station's. */
export function nameSource({ source, station }: SourcedNormals): string {
  return station === undefined ? source : `${source}, ${station}`;
}

/** Below this mean temperature, in °C, precipitation is mostly snow. */
const SNOW_BELOW_C = 1;

function conditionOf({ highC, lowC, rainChance }: ClimateDay): WeatherCondition {
  if (rainChance < 0.3) return 'often-dry';
  const isSnow = (highC + lowC) / 2 < SNOW_BELOW_C;
  if (rainChance < 0.5) return isSnow ? 'some-snow' : 'some-rain';
  return isSnow ? 'often-snow' : 'often-rain';
}

/** What is usual on a date at a place. Stations' normals say nothing of wind and humidity, so there these are absent. */
export function toClimateWeather(
  normals: SourcedNormals,
  place: WeatherPlace,
  date: CalendarDate,
): WeatherDay {
  const usual = climateOfDay(normals, date);
  return {
    date,
    kind: 'climate',
    source: nameSource(normals),
    asOf: normals.period,
    condition: conditionOf(usual),
    tempMin: toFahrenheit(usual.lowC),
    tempMax: toFahrenheit(usual.highC),
    rainChance: Math.round(usual.rainChance * 100),
    precipitation: usual.rainMm,
    ...(usual.humidity !== undefined && { humidity: Math.round(usual.humidity) }),
    ...(usual.windKmh !== undefined && { windSpeed: Math.round(usual.windKmh) }),
    ...toSunFields(date, place),
  };
}
