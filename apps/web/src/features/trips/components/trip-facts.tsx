import { Text } from '@mantine/core';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconCalendar, IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { TripOverview } from '../api/use-trips.ts';
import classes from './trip-card.module.css';

/** When, and how many places are saved. */
export function TripFacts({ overview }: { readonly overview: TripOverview }) {
  const { t } = useTranslation('trips');
  const format = useFormat();
  const { trip, poiCount } = overview;
  return (
    <Text component="div" size="sm" className={classes.facts}>
      <span>
        <IconCalendar size={16} stroke={1.75} aria-hidden />
        {format.dateRange(trip.startDate, trip.endDate)}
      </span>
      <span>
        <IconMapPin size={16} stroke={1.75} aria-hidden />
        {t('card.places', { count: poiCount })}
      </span>
    </Text>
  );
}

/** The destination behind its country's flag. */
export function TripPlace({ trip }: { readonly trip: Trip }) {
  return (
    <Text component="span" size="sm" c="var(--ooo-muted)">
      {trip.countryFlag !== null && <span aria-hidden>{trip.countryFlag} </span>}
      {trip.destination}
    </Text>
  );
}
