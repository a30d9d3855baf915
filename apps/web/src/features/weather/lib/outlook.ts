import type { WeatherDay } from '@ooo/domain/weather/weather.schema';

/** How far the weather of a trip can be trusted. */
export type Outlook = 'accurate' | 'uncertain' | 'climate';

const ACCURATE_DAYS = 7;
const FORECAST_DAYS = 14;

/** By the days until the trip starts; pure climate is never called a forecast. */
export function outlookOf(
  daysUntilStart: number,
  days: readonly Pick<WeatherDay, 'kind'>[],
): Outlook {
  const isClimate = days.length > 0 && days.every(({ kind }) => kind === 'climate');
  if (isClimate || daysUntilStart > FORECAST_DAYS) return 'climate';
  return daysUntilStart <= ACCURATE_DAYS ? 'accurate' : 'uncertain';
}
