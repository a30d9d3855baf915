import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { temperatureRange } from '@ooo/domain/weather/temperature-range';
import { IconTemperature } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTemperatureUnit } from '../../account/api/use-temperature-unit.ts';
import { useWeather } from '../api/use-weather.ts';

interface WeatherBadgeProps {
  readonly trip: TripWithCaches;
  /** The look of the row that it is part of. */
  readonly className: string | undefined;
  readonly onOpen: () => void;
}

/** The lowest and the highest temperature of the trip; leads to its days. */
export function WeatherBadge({ trip, className, onOpen }: WeatherBadgeProps) {
  const { t } = useTranslation('weather');
  const format = useFormat();
  const unit = useTemperatureUnit();
  const { days, isLoading } = useWeather(trip);
  const range = days && temperatureRange(days);
  return (
    <button type="button" className={className} onClick={onOpen}>
      <IconTemperature size={16} stroke={1.75} aria-hidden />
      {range ? (
        <>
          <VisuallyHidden>{t('badge')}</VisuallyHidden>{' '}
          {format.temperatureRange(range.minF, range.maxF, unit)}
        </>
      ) : isLoading ? (
        <>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton width={56} height={14} />
        </>
      ) : (
        t('badge')
      )}
    </button>
  );
}
