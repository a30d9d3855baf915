import type { WeatherDay } from './weather.schema.ts';

/** In Fahrenheit. */
export interface TemperatureRange {
  readonly minF: number;
  readonly maxF: number;
}

/** The lowest and the highest temperature of some days; undefined if there are none. */
export function temperatureRange(
  days: readonly Pick<WeatherDay, 'tempMin' | 'tempMax'>[],
): TemperatureRange | undefined {
  if (days.length === 0) return undefined;
  return {
    minF: Math.min(...days.map(({ tempMin }) => tempMin)),
    maxF: Math.max(...days.map(({ tempMax }) => tempMax)),
  };
}
