import { Center, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TripId } from '@ooo/domain/shared/ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/error-state.tsx';
import { LoadingShape } from '../../../components/loading-shape.tsx';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useTrip } from '../api/use-trip.ts';
import { TripSettingsForm } from './trip-settings-form.tsx';

interface TripSettingsDialogProps {
  readonly tripId: TripId;
  readonly renderBase: (trip: Trip) => ReactNode;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

export function TripSettingsDialog(props: TripSettingsDialogProps) {
  const { tripId, renderBase, onDelete, onClose } = props;
  const { t } = useTranslation('trips');
  const trip = useTrip(tripId);
  return (
    <ResponsiveModal opened onClose={onClose} title={t('settings.title')} size="30rem">
      {trip.data && (
        <TripSettingsForm
          trip={trip.data}
          base={renderBase(trip.data)}
          onDelete={onDelete}
          onDone={onClose}
        />
      )}
      {trip.isPending && (
        <LoadingShape>
          <Center h={220}>
            <Loader />
          </Center>
        </LoadingShape>
      )}
      {trip.isError && !trip.data && (
        <ErrorState
          error={trip.error}
          title={t('settings.loadFailed')}
          onRetry={() => void trip.refetch()}
        />
      )}
    </ResponsiveModal>
  );
}
