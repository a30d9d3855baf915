import { Button, Group, Stack, Text } from '@mantine/core';
import type { TripId } from '@ooo/domain/shared/ids';
import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useDeleteTrip } from '../api/use-delete-trip.ts';
import { useTrip } from '../api/use-trip.ts';

interface DeleteTripDialogProps {
  readonly tripId: TripId;
  readonly onClose: () => void;
  /** `next` is the first trip that remains. */
  readonly onDeleted: (deleted: Trip, next: Trip | undefined) => void;
}

/** The demo of the browser is cleared, and can be started again; a trip is gone for good. */
function useTexts(tripId: TripId, name: string) {
  const { t } = useTranslation('trips');
  if (tripId === DEMO_TRIP_ID) {
    return {
      title: t('demo.clear'),
      question: t('demo.clearQuestion', { name }),
      text: t('demo.clearText'),
      confirm: t('demo.clear'),
    };
  }
  return {
    title: t('delete.title'),
    question: t('delete.question', { name }),
    text: t('delete.text'),
    confirm: t('delete.confirm'),
  };
}

/** Asks before a trip is deleted: it cannot be undone. */
export function DeleteTripDialog({ tripId, onClose, onDeleted }: DeleteTripDialogProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { data: trip } = useTrip(tripId);
  const { deleteTrip, isDeleting } = useDeleteTrip(trip);
  const texts = useTexts(tripId, trip?.name ?? '');

  const confirm = () => {
    if (!trip) return;
    deleteTrip(trip, (next) => {
      onClose();
      onDeleted(trip, next);
    });
  };

  return (
    <ResponsiveModal opened onClose={onClose} title={texts.title} size="26rem">
      <Stack gap="md">
        <div>
          <Text fw={600}>{texts.question}</Text>
          {trip && (
            // Another trip may have the same name.
            <Text size="sm" mt={4}>
              {format.dateRange(trip.startDate, trip.endDate)}
            </Text>
          )}
          <Text size="sm" c="var(--ooo-muted)" mt={4}>
            {texts.text}
          </Text>
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('cancel')}
          </Button>
          <Button
            color="red.8"
            leftSection={<IconTrash size={18} stroke={1.75} />}
            loading={isDeleting}
            disabled={!trip}
            onClick={confirm}
          >
            {texts.confirm}
          </Button>
        </Group>
      </Stack>
    </ResponsiveModal>
  );
}
