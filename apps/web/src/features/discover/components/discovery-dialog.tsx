import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import type { Shelf } from '../lib/shelves.ts';
import { RecommendationList } from './recommendation-list.tsx';

interface DiscoveryDialogProps {
  readonly trip: Trip;
  readonly shelf: Shelf | undefined;
  readonly onSetTime: (poi: Poi, date?: CalendarDate) => void;
  readonly onAddOwn: () => void;
  readonly onClose: () => void;
}

/** One shelf of discovery, titled by its category. */
export function DiscoveryDialog(props: DiscoveryDialogProps) {
  const { trip, shelf, onSetTime, onAddOwn, onClose } = props;
  const { t } = useTranslation('places');
  return (
    <ResponsiveModal
      opened={shelf !== undefined}
      onClose={onClose}
      title={shelf ? t(`shelves.${shelf.subcategory}`) : ''}
    >
      {shelf && (
        <RecommendationList trip={trip} shelf={shelf} onSetTime={onSetTime} onAddOwn={onAddOwn} />
      )}
    </ResponsiveModal>
  );
}
