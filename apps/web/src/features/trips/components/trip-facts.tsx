import { Text } from '@mantine/core';
import type { TripSummary } from '@ooo/domain/trips/trip.schema';
import { IconCalendar, IconMapPin, IconTemperature } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTemperatureUnit } from '../../account/api/use-temperature-unit.ts';
import type { TripOverview } from '../api/use-trips.ts';
import { useDestinationName } from '../../places/api/use-destination-name.ts';
import classes from './trip-card.module.css';

/** When, how warm as far as the trip remembers, and how many places are saved. */
export function TripFacts({ overview }: { readonly overview: TripOverview }) {
  const { t } = useTranslation('trips');
  const format = useFormat();
  const unit = useTemperatureUnit();
  const { trip, poiCount, temperatures: range } = overview;
  return (
    <Text component="div" size="sm" className={classes.facts}>
      <span>
        <IconCalendar size={16} stroke={1.75} aria-hidden />
        {format.dateRange(trip.startDate, trip.endDate)}
      </span>
      {range && (
        <span>
          <IconTemperature size={16} stroke={1.75} aria-hidden />
          {format.temperatureRange(range.minF, range.maxF, unit)}
        </span>
      )}
      <span>
        <IconMapPin size={16} stroke={1.75} aria-hidden />
        {t('card.places', { count: poiCount })}
      </span>
    </Text>
  );
}

/** The destination behind its country's flag. */
export function TripPlace({ trip }: { readonly trip: TripSummary }) {
  const destination = useDestinationName(trip);
  return (
    <Text component="span" size="sm" c="var(--ooo-muted)">
      {trip.countryFlag !== null && <span aria-hidden>{trip.countryFlag} </span>}
      <bdi>{destination}</bdi>
    </Text>
  );
}
