import { Skeleton, Stack } from '@mantine/core';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { LoadingShape } from '../../../components/loading-shape.tsx';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { usePois } from '../../trip-data/api/use-pois.ts';
import type { OwnPlaceStart } from '../lib/own-place.ts';
import { OwnPlaceForm } from './own-place-form.tsx';
import type { RenderPoint } from './point-field.tsx';

interface OwnPlaceDialogProps {
  readonly trip: Trip;
  /** The known facts; the dialog is closed while undefined. */
  readonly start: OwnPlaceStart | undefined;
  readonly onClose: () => void;
  /** The map for the point, which is another feature's. */
  readonly renderPoint: RenderPoint;
}

/** A place, hotel or event that no list has. */
export function OwnPlaceDialog({ trip, start, onClose, renderPoint }: OwnPlaceDialogProps) {
  const { t } = useTranslation('places');
  const { data: pois, isPending } = usePois(trip.id);
  return (
    <ResponsiveModal
      opened={start !== undefined}
      onClose={onClose}
      title={t('own.title')}
      size="30rem"
    >
      {start && isPending && (
        <LoadingShape>
          <Stack gap="md">
            <Skeleton height={40} />
            <Skeleton height={64} />
          </Stack>
        </LoadingShape>
      )}
      {start && !isPending && (
        <OwnPlaceForm
          trip={trip}
          pois={pois ?? []}
          start={start}
          onDone={onClose}
          renderPoint={renderPoint}
        />
      )}
    </ResponsiveModal>
  );
}
