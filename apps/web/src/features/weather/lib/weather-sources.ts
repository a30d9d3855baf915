import type { WeatherDay } from '@ooo/domain/weather/weather.schema';

export type WeatherSource = Pick<WeatherDay, 'kind' | 'source' | 'asOf'>;

/** The sources of the days, forecasts first. Of several forecasts from one source the oldest counts. */
export function listSources(days: readonly WeatherSource[]): WeatherSource[] {
  const sources = new Map<string, WeatherSource>();
  for (const { kind, source, asOf } of days) {
    const key = JSON.stringify(kind === 'forecast' ? [kind, source] : [kind, source, asOf]);
    const known = sources.get(key);
    if (!known || asOf < known.asOf) sources.set(key, { kind, source, asOf });
  }
  const listed = [...sources.values()];
  return [
    ...listed.filter(({ kind }) => kind === 'forecast'),
    ...listed.filter(({ kind }) => kind === 'climate'),
  ];
}
