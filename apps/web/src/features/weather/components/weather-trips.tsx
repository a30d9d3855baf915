import { UnstyledButton } from '@mantine/core';
import type { TripId } from '@ooo/domain/shared/ids';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTripOverviews } from '../../trips/api/use-trips.ts';
import classes from './weather-trips.module.css';

/** Asks which trip's weather it is to be. */
export function WeatherTrips({ onSelect }: { readonly onSelect: (tripId: TripId) => void }) {
  const { t } = useTranslation('weather');
  const format = useFormat();
  const { data: overviews = [] } = useTripOverviews();
  return (
    <EmptyState
      text={t('noTrip')}
      action={
        overviews.length > 0 && (
          <ul className={classes.trips} aria-label={t('trips')}>
            {overviews.map(({ trip }) => (
              <li key={trip.id}>
                <UnstyledButton className={classes.trip} onClick={() => onSelect(trip.id)}>
                  <span aria-hidden>{trip.countryFlag ?? '🌍'}</span>
                  <span className={classes.name}>{trip.name}</span>
                  <span className={classes.dates}>
                    {format.dateRange(trip.startDate, trip.endDate)}
                  </span>
                </UnstyledButton>
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
