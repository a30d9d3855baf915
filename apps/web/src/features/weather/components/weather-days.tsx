import { Skeleton } from '@mantine/core';
import type { TemperatureRange } from '@ooo/domain/weather/temperature-range';
import type { WeatherDay } from '@ooo/domain/weather/weather.schema';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingShape } from '../../../components/loading-shape.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTemperatureUnit } from '../../account/api/use-temperature-unit.ts';
import { ConditionIcon } from './condition-icon.tsx';
import { DayFacts } from './day-facts.tsx';
import classes from './weather-panel.module.css';

/** Where a day's temperatures lie between the lowest and the highest of the trip. */
function spanOf({ tempMin, tempMax }: WeatherDay, { minF, maxF }: TemperatureRange): CSSProperties {
  const all = Math.max(1, maxF - minF);
  return {
    insetInlineStart: `${((tempMin - minF) / all) * 100}%`,
    insetInlineEnd: `${((maxF - tempMax) / all) * 100}%`,
  };
}

interface WeatherRowProps {
  readonly day: WeatherDay;
  readonly range: TemperatureRange;
}

function WeatherRow({ day, range }: WeatherRowProps) {
  const { t } = useTranslation('weather');
  const format = useFormat();
  const unit = useTemperatureUnit();
  return (
    <li className={classes.row}>
      <ConditionIcon condition={day.condition} size={28} />
      <div className={classes.when}>
        <span className={classes.date}>{format.day(day.date)}</span>
        <span className={classes.condition}>{t(`condition.${day.condition}`)}</span>
      </div>
      <span className={classes.track} aria-hidden>
        <span className={classes.span} style={spanOf(day, range)} />
      </span>
      <div className={classes.temperature}>
        <span className={classes.range}>
          {format.temperatureRange(day.tempMin, day.tempMax, unit)}
        </span>
        <span className={classes.kind}>{t(`kind.${day.kind}`)}</span>
      </div>
      <DayFacts day={day} />
    </li>
  );
}

interface WeatherDaysProps {
  readonly days: readonly WeatherDay[];
  /** Of all days. */
  readonly range: TemperatureRange;
}

/** The days of a trip, a row each. */
export function WeatherDays({ days, range }: WeatherDaysProps) {
  const { t } = useTranslation('weather');
  return (
    <ul className={classes.days} aria-label={t('days')}>
      {days.map((day) => (
        <WeatherRow key={day.date} day={day} range={range} />
      ))}
    </ul>
  );
}

/** The shape of the rows while they come. */
export function WeatherSkeleton({ rows }: { readonly rows: number }) {
  const { t } = useTranslation('weather');
  return (
    <LoadingShape className={classes.days} words={t('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.row} data-testid="weather-skeleton">
          <Skeleton circle height={28} />
          <div className={classes.when}>
            <Skeleton width={88} height={14} />
            <Skeleton width={64} height={12} mt={8} />
          </div>
          <Skeleton height={4} className={classes.track} />
          <div className={classes.temperature}>
            <Skeleton width={72} height={14} />
            <Skeleton width={48} height={12} mt={8} />
          </div>
          <Skeleton width="70%" height={12} className={classes.facts} />
        </div>
      ))}
    </LoadingShape>
  );
}
