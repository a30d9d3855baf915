import { Text } from '@mantine/core';
import { IconCalendar, IconMapPin, IconTemperature } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTemperatureUnit } from '../../account/api/use-temperature-unit.ts';
import type { TripOverview } from '../api/use-trip-overviews.ts';
import classes from './trip-card.module.css';

interface TripFactsProps {
  readonly overview: TripOverview;
  readonly hasWeather?: boolean;
}

/** When, how warm, with a word where that is only usual or a guess, and how many places are saved. */
export function TripFacts({ overview, hasWeather = true }: TripFactsProps) {
  const { t } = useTranslation('trips');
  const format = useFormat();
  const unit = useTemperatureUnit();
  const { trip, poiCount, temperatures: range, temperaturesFrom: from } = overview;
  return (
    <Text component="div" size="sm" className={classes.facts}>
      <span>
        <IconCalendar size={16} stroke={1.75} aria-hidden />
        {format.dateRange(trip.startDate, trip.endDate)}
      </span>
      {hasWeather && range && (
        <span>
          <IconTemperature size={16} stroke={1.75} aria-hidden />
          {format.temperatureRange(range.minF, range.maxF, unit)}
          {from === 'climate' && <span className={classes.aside}> {t('card.usual')}</span>}
          {from === 'guess' && <span className={classes.aside}> {t('card.guess')}</span>}
        </span>
      )}
      <span>
        <IconMapPin size={16} stroke={1.75} aria-hidden />
        {t('card.places', { count: poiCount })}
      </span>
    </Text>
  );
}
