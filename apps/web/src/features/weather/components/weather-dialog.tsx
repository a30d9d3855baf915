import type { TripId } from '@ooo/domain/shared/ids';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useTrip } from '../../trips/api/use-trip.ts';
import { WeatherSkeleton } from './weather-days.tsx';
import { WeatherPanel } from './weather-panel.tsx';
import { useDestinationName } from '../../trip-data/api/use-destination-name.ts';
import { WeatherTrips } from './weather-trips.tsx';

interface WeatherDialogProps {
  /** Undefined where no trip is selected. */
  readonly tripId: TripId | undefined;
  readonly onSelect: (tripId: TripId) => void;
  readonly onClose: () => void;
}

/** The weather of the selected trip; without one it asks for one. */
export function WeatherDialog({ tripId, onSelect, onClose }: WeatherDialogProps) {
  const { t } = useTranslation('weather');
  if (tripId !== undefined) return <TripWeatherDialog tripId={tripId} onClose={onClose} />;
  return (
    <ResponsiveModal opened onClose={onClose} title={t('titleWithoutTrip')} size="36rem">
      <WeatherTrips onSelect={onSelect} />
    </ResponsiveModal>
  );
}

interface TripWeatherDialogProps {
  readonly tripId: TripId;
  readonly onClose: () => void;
}

function TripWeatherDialog({ tripId, onClose }: TripWeatherDialogProps) {
  const { t } = useTranslation('weather');
  const trip = useTrip(tripId);
  const destination = useDestinationName(trip.data);
  return (
    <ResponsiveModal
      opened
      onClose={onClose}
      title={trip.data ? t('title', { destination }) : t('titleWithoutTrip')}
      size="36rem"
    >
      {trip.data && <WeatherPanel trip={trip.data} />}
      {trip.isPending && <WeatherSkeleton rows={5} />}
      {trip.isError && !trip.data && (
        <ErrorState error={trip.error} title={t('none')} onRetry={() => void trip.refetch()} />
      )}
    </ResponsiveModal>
  );
}
