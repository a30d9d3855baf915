import { Button, Group, Stack, Text } from '@mantine/core';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useTrip } from '../../../lib/trip-queries.ts';
import { useDeleteTrip } from '../api/use-delete-trip.ts';

interface DeleteTripDialogProps {
  readonly tripId: number;
  readonly onClose: () => void;
  /** `next` is the first trip that remains. */
  readonly onDeleted: (deleted: Trip, next: Trip | undefined) => void;
}

/** Asks before a trip is deleted: there is no way back from it. */
export function DeleteTripDialog({ tripId, onClose, onDeleted }: DeleteTripDialogProps) {
  const { t } = useTranslation(['trips', 'common']);
  const { data: trip } = useTrip(tripId);
  const deletion = useDeleteTrip();

  const confirm = () => {
    if (!trip) return;
    deletion.mutate(trip, {
      onSuccess: (next) => {
        onClose();
        onDeleted(trip, next);
      },
    });
  };

  return (
    <ResponsiveModal opened onClose={onClose} title={t('trips:delete.title')} size="26rem">
      <Stack gap="md">
        <div>
          <Text fw={600}>{t('trips:delete.question', { name: trip?.name ?? '' })}</Text>
          <Text size="sm" c="var(--ooo-muted)" mt={4}>
            {t('trips:delete.text')}
          </Text>
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('common:cancel')}
          </Button>
          <Button
            color="red.8"
            leftSection={<IconTrash size={18} stroke={1.75} />}
            loading={deletion.isPending}
            disabled={!trip}
            onClick={confirm}
          >
            {t('trips:delete.confirm')}
          </Button>
        </Group>
      </Stack>
    </ResponsiveModal>
  );
}
