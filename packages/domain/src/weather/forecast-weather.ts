import type { CalendarDate } from '../shared/calendar-date.ts';
import { conditionOfCode } from './weather-code.ts';
import { toFahrenheit, toSunFields, type WeatherPlace } from './weather-place.ts';
import { WeatherDay } from './weather.schema.ts';

type Value = number | null | undefined;

/** A day as a forecast gives it, in metric units. Any value may be missing. */
export interface ForecastDay {
  readonly date: CalendarDate;
  readonly code: Value;
  readonly lowC: Value;
  readonly highC: Value;
  readonly feelsLikeLowC?: Value;
  readonly feelsLikeHighC?: Value;
  readonly rainMm?: Value;
  readonly rainHours?: Value;
  /** Percent. */
  readonly rainChance?: Value;
  readonly humidity?: Value;
  readonly windKmh?: Value;
  readonly uvIndex?: Value;
}

export interface ForecastSource {
  readonly source: string;
  readonly fetchedAt: Date;
}

const temperature = (celsius: Value): number | undefined =>
  typeof celsius === 'number' ? toFahrenheit(celsius) : undefined;

const FIELDS = WeatherDay.shape;

/** Undefined for a value that is missing or impossible. */
function possible(
  field: 'precipitation' | 'rainHours' | 'rainChance' | 'humidity' | 'windSpeed' | 'uvIndex',
  value: Value,
): number | undefined {
  return FIELDS[field].safeParse(value).data ?? undefined;
}

function possibleTemperature(celsius: Value): number | undefined {
  return FIELDS.tempMin.safeParse(temperature(celsius)).data;
}

/**
 * Undefined where the forecast lacks what every day has (condition, high and low), or where its high is below its low.
 * Any other value that is missing or impossible is absent.
 */
export function toForecastWeather(
  day: ForecastDay,
  place: WeatherPlace,
  { source, fetchedAt }: ForecastSource,
): WeatherDay | undefined {
  const condition = typeof day.code === 'number' ? conditionOfCode(day.code) : undefined;
  const tempMin = possibleTemperature(day.lowC);
  const tempMax = possibleTemperature(day.highC);
  if (condition === undefined || tempMin === undefined || tempMax === undefined) return undefined;
  if (tempMax < tempMin) return undefined;
  return {
    date: day.date,
    kind: 'forecast',
    source,
    asOf: fetchedAt.toISOString(),
    condition,
    tempMin,
    tempMax,
    feelsLikeMin: possibleTemperature(day.feelsLikeLowC),
    feelsLikeMax: possibleTemperature(day.feelsLikeHighC),
    precipitation: possible('precipitation', day.rainMm),
    rainChance: possible('rainChance', day.rainChance),
    rainHours: possible('rainHours', day.rainHours),
    humidity: possible('humidity', day.humidity),
    windSpeed: possible('windSpeed', day.windKmh),
    uvIndex: possible('uvIndex', day.uvIndex),
    ...toSunFields(day.date, place),
  };
}
