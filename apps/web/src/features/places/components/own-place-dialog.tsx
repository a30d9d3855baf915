import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { OwnPlaceForm } from './own-place-form.tsx';
import type { RenderPoint } from './point-field.tsx';

interface OwnPlaceDialogProps {
  readonly trip: Trip;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The map for the point, which is another feature's. */
  readonly renderPoint: RenderPoint;
}

/** A place that no list has. */
export function OwnPlaceDialog({ trip, opened, onClose, renderPoint }: OwnPlaceDialogProps) {
  const { t } = useTranslation('places');
  return (
    <ResponsiveModal opened={opened} onClose={onClose} title={t('own.title')} size="30rem">
      <OwnPlaceForm trip={trip} onDone={onClose} renderPoint={renderPoint} />
    </ResponsiveModal>
  );
}
