import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTemperatureUnit } from '../../account/api/use-temperature-unit.ts';
import { useWeather } from '../api/use-weather.ts';
import { ConditionIcon } from './condition-icon.tsx';
import classes from './day-weather.module.css';

interface DayWeatherProps {
  readonly trip: TripWithCaches;
  readonly date: CalendarDate;
}

/** A day's weather in a line, and whether it is forecast or climate; nothing where none is known. */
export function DayWeather({ trip, date }: DayWeatherProps) {
  const { t } = useTranslation('weather');
  const format = useFormat();
  const unit = useTemperatureUnit();
  const { days, isLoading } = useWeather(trip);
  const day = days?.find((other) => other.date === date);
  if (isLoading) return <Skeleton className={classes.line} width={128} height={14} />;
  if (!day) return null;
  const { condition, tempMin, tempMax, kind } = day;
  return (
    <p className={classes.line}>
      <ConditionIcon condition={condition} size={18} />
      <VisuallyHidden>{t(`condition.${condition}`)}</VisuallyHidden>
      <span className={classes.range}>{format.temperatureRange(tempMin, tempMax, unit)}</span>
      <span>{t(`kind.${kind}`)}</span>
    </p>
  );
}
