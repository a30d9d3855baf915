import type { WeatherDay } from '@ooo/domain/weather/weather.schema';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTemperatureUnit } from '../../account/api/use-temperature-unit.ts';
import classes from './weather-panel.module.css';

/** The value as text; undefined where it is not known. */
function write(
  value: number | null | undefined,
  format: (known: number) => string,
): string | undefined {
  return typeof value === 'number' ? format(value) : undefined;
}

/** When the sun is up; undefined where it is not known. */
function useSun({ sun, sunrise, sunset }: WeatherDay): string | undefined {
  const { t } = useTranslation('weather');
  const { time } = useFormat();
  if (sun === 'polar-day') return t('fact.polarDay');
  if (sun === 'polar-night') return t('fact.polarNight');
  if (!sunrise || !sunset) return undefined;
  return t('fact.sunValue', { sunrise: time(sunrise), sunset: time(sunset) });
}

/** The other facts of a day, as name and value; unknown ones are left out. */
function useFacts(day: WeatherDay): [name: string, value: string][] {
  const { t } = useTranslation('weather');
  const format = useFormat();
  const unit = useTemperatureUnit();
  const sun = useSun(day);
  const chance = write(day.rainChance, format.percent);
  // For a dry day the chance is enough.
  const written = write(day.precipitation || undefined, format.precipitation);
  const amount =
    written && day.kind === 'climate' ? t('fact.rainADay', { amount: written }) : written;
  const rain = chance && amount ? t('fact.rainValue', { chance, amount }) : (chance ?? amount);
  const { feelsLikeMin: min, feelsLikeMax: max, monthRainMin: driest } = day;
  const facts: [string, string | undefined][] = [
    [t('fact.rain'), rain],
    [
      t('fact.monthRain'),
      write(day.monthRainMax, (wettest) => format.precipitationRange(driest ?? wettest, wettest)),
    ],
    [t('fact.wind'), write(day.windSpeed, format.speed)],
    [t('fact.humidity'), write(day.humidity, format.percent)],
    [t('fact.feelsLike'), write(max, (maxF) => format.temperatureRange(min ?? maxF, maxF, unit))],
    [t('fact.uv'), write(day.uvIndex, (index) => format.number(Math.round(index)))],
    [t('fact.sun'), sun],
  ];
  return facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

/** Rain, wind, sun and so on, in columns. */
export function DayFacts({ day }: { readonly day: WeatherDay }) {
  const facts = useFacts(day);
  if (facts.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
