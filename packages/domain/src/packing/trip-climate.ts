import type { CalendarDate } from '../shared/calendar-date.ts';
import { toCelsius } from '../shared/celsius.ts';
import type { WeatherDay } from '../weather/weather.schema.ts';

/** From here on a day's high is summer, and below the second it is winter, °C. */
const HOT_C = 24;
const COLD_C = 12;
/** Both climates are packed for if each has this share of the days. */
const CLIMATE_SHARE = 0.15;

const RAINY = new Set(['drizzle', 'rain', 'showers', 'sleet', 'thunderstorm']);
const SNOWY = new Set(['sleet', 'snow', 'some-snow', 'often-snow']);

/** The climate of a trip's days. Shares are from 0 to 1, of the days with known weather. */
export interface TripClimate {
  /** The lowest low and the highest high, °C. */
  readonly lowC: number;
  readonly highC: number;
  readonly hotShare: number;
  readonly coldShare: number;
  /** The share of days on which rain is expected. */
  readonly wetShare: number;
  readonly hasSnow: boolean;
  readonly uvIndex: number;
  /** False as soon as one of the days is a climate normal. */
  readonly isForecast: boolean;
  readonly hasTwoClimates: boolean;
}

const CHANCE_OF_CLIMATE: Readonly<Record<string, number>> = {
  'often-dry': 0.1,
  'some-rain': 0.25,
  'often-rain': 0.5,
};

/** How much of a wet day it is: 0 or 1 for a forecast, its chance for a climate. Snow is not wet. */
function wetness({ kind, condition, rainChance, precipitation }: WeatherDay): number {
  if (condition !== 'sleet' && SNOWY.has(condition)) return 0;
  if (RAINY.has(condition)) return 1;
  if (kind === 'climate')
    return typeof rainChance === 'number' ? rainChance / 100 : (CHANCE_OF_CLIMATE[condition] ?? 0);
  return (precipitation ?? 0) >= 1 || (rainChance ?? 0) >= 50 ? 1 : 0;
}

interface Dates {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
}

/** The climate of a trip's own days; undefined if the weather of none is known. */
export function findTripClimate(
  weather: readonly WeatherDay[],
  { startDate, endDate }: Dates,
): TripClimate | undefined {
  const days = weather.filter(({ date }) => date >= startDate && date <= endDate);
  if (days.length === 0) return undefined;
  const highs = days.map(({ tempMax }) => toCelsius(tempMax));
  const share = (count: number): number => count / days.length;
  const hotShare = share(highs.filter((high) => high >= HOT_C).length);
  const coldShare = share(highs.filter((high) => high < COLD_C).length);
  return {
    lowC: Math.min(...days.map(({ tempMin }) => toCelsius(tempMin))),
    highC: Math.max(...highs),
    hotShare,
    coldShare,
    wetShare: share(days.reduce((sum, day) => sum + wetness(day), 0)),
    hasSnow: days.some(({ condition }) => SNOWY.has(condition)),
    uvIndex: Math.max(...days.map((day) => day.uvIndex ?? 0)),
    isForecast: days.every(({ kind }) => kind === 'forecast'),
    hasTwoClimates: hotShare >= CLIMATE_SHARE && coldShare >= CLIMATE_SHARE,
  };
}
