import { Button, Group, Stack, Text } from '@mantine/core';
import type { TripId } from '@ooo/domain/shared/ids';
import { IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTripOverviews } from '../api/use-trip-overviews.ts';
import classes from './trip-limit-dialog.module.css';

interface TripLimitDialogProps {
  readonly maxTrips: number;
  readonly onClose: () => void;
  /** Asks whether the trip may go, which makes room for another. */
  readonly onDelete: (tripId: TripId) => void;
}

/** Says that no more trips are allowed, and lets one of them go. */
export function TripLimitDialog({ maxTrips, onClose, onDelete }: TripLimitDialogProps) {
  const { t } = useTranslation(['tickets', 'trips', 'common']);
  const format = useFormat();
  const id = useId();
  const overviews = useTripOverviews();
  return (
    <ResponsiveModal opened onClose={onClose} title={t('tickets:limit.title')} size="30rem">
      <Stack gap="md">
        <Text>{t('tickets:limit.text', { count: maxTrips })}</Text>
        <ul className={classes.list}>
          {overviews.data?.map(({ trip }) => (
            <li key={trip.id} className={classes.trip}>
              <div className={classes.words}>
                <Text fw={600} truncate>
                  {trip.countryFlag} <bdi>{trip.name}</bdi>
                </Text>
                <Text id={`${id}-${trip.id}`} size="sm" c="var(--ooo-muted)">
                  {format.dateRange(trip.startDate, trip.endDate)}
                </Text>
              </div>
              <Button
                variant="default"
                leftSection={<IconTrash size={18} stroke={1.75} />}
                aria-label={t('trips:limit.delete', { name: trip.name })}
                // Another trip may have the same name.
                aria-describedby={`${id}-${trip.id}`}
                onClick={() => onDelete(trip.id)}
              >
                {t('trips:limit.deleteShort')}
              </Button>
            </li>
          ))}
        </ul>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('trips:limit.keepAll')}
          </Button>
        </Group>
      </Stack>
    </ResponsiveModal>
  );
}
