import type { WeatherCondition } from './weather.schema.ts';

/** Codes of a day's weather as forecasts give them: WMO table 4677, in the selection that Open-Meteo documents. */
const CONDITIONS: ReadonlyMap<number, WeatherCondition> = new Map(
  (
    [
      ['clear', [0, 1]],
      ['partly-cloudy', [2]],
      ['cloudy', [3]],
      ['fog', [45, 48]],
      ['drizzle', [51, 53, 55]],
      ['rain', [61, 63, 65]],
      ['sleet', [56, 57, 66, 67]],
      ['snow', [71, 73, 75, 77, 85, 86]],
      ['showers', [80, 81, 82]],
      ['thunderstorm', [95, 96, 99]],
    ] as const
  ).flatMap(([condition, codes]) => codes.map((code) => [code, condition] as const)),
);

/** Freezing drizzle and freezing rain count as sleet. Undefined for a code that forecasts do not use. */
export function conditionOfCode(code: number): WeatherCondition | undefined {
  return CONDITIONS.get(code);
}
