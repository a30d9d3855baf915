import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TripId } from '@ooo/domain/shared/ids';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { toAppError } from '../../lib/app-error.ts';
import { usePois } from '../../features/trip-data/api/use-pois.ts';
import { useTrip } from '../../features/trips/api/use-trip.ts';
import { paths } from '../../lib/paths.ts';
import classes from './trip-page.module.css';
import { TripScreen } from './trip-screen.tsx';

/** Loads the trip that the address names. */
export function TripPage({ tripId }: { readonly tripId: TripId }) {
  const { t } = useTranslation('trip');
  const trip = useTrip(tripId);
  // Asked in one request with the trip; the screen takes them from the cache.
  usePois(tripId);

  if (trip.isPending) {
    return (
      <LoadingShape className={classes.page}>
        <Skeleton height={32} width={240} m="md" />
        <Skeleton height={44} width={360} mx="md" />
        <Skeleton height="60dvh" mt="md" radius={0} />
      </LoadingShape>
    );
  }
  if (trip.isError && toAppError(trip.error)?.code === 'NOT_FOUND') {
    return (
      <EmptyState
        text={t('notFound')}
        action={
          <Button component={Link} to={paths.home}>
            {t('toTrips')}
          </Button>
        }
      />
    );
  }
  if (trip.isError) {
    return (
      <ErrorState error={trip.error} title={t('loadFailed')} onRetry={() => void trip.refetch()} />
    );
  }
  return <TripScreen trip={trip.data} />;
}
