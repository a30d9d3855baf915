import { Button, Skeleton, Stack, Text } from '@mantine/core';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { LoadingShape } from '../../../components/loading-shape.tsx';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useRemovePlace } from '../../trip-data/api/use-remove-place.ts';
import { useBases } from '../api/use-bases.ts';
import { BaseRow } from './base-row.tsx';
import classes from './bases.module.css';
import { NightsLine } from './nights-line.tsx';
import { PlaceSearch } from './place-search.tsx';

interface BasesDialogProps {
  readonly trip: Trip;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Opens the form for a hotel that no search finds, with what was typed as its name. */
  readonly onAddOwn: (name: string) => void;
}

function BasesBody({ trip, onAddOwn }: Omit<BasesDialogProps, 'opened' | 'onClose'>) {
  const { t } = useTranslation('bases');
  const { isPending, problem, pois, bases, nights, without, setStay, sleepAt } = useBases(trip);
  const { removePlace, isLeaving } = useRemovePlace(trip.id);
  if (problem) return <ErrorState error={problem.error} onRetry={problem.retry} />;
  if (isPending) {
    return (
      <LoadingShape>
        <Skeleton height={120} />
      </LoadingShape>
    );
  }
  return (
    <Stack gap="md">
      <Text size="sm" c="var(--ooo-muted)">
        {t('intro')}
      </Text>
      <NightsLine nights={nights} without={without} />
      {bases.length > 0 && (
        <ul className={classes.list} aria-label={t('list')}>
          {bases
            .filter((hotel) => !isLeaving(hotel))
            .map((hotel) => (
              <BaseRow
                key={hotel.id}
                trip={trip}
                pois={pois}
                hotel={hotel}
                onStay={(stay) => setStay(hotel, stay)}
                onRemove={() => void removePlace(hotel)}
              />
            ))}
        </ul>
      )}
      <div>
        <Text fw={600} mb="xs">
          {t('find')}
        </Text>
        <PlaceSearch
          trip={trip}
          purpose="base"
          focusFirst={bases.length === 0}
          onShow={sleepAt}
          onAddOwn={onAddOwn}
        />
      </div>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.75} />}
        onClick={() => onAddOwn('')}
      >
        {t('own')}
      </Button>
    </Stack>
  );
}

/** Where a traveller sleeps: each base with its nights, the nights without one, and ways to add one. */
export function BasesDialog({ trip, opened, onClose, onAddOwn }: BasesDialogProps) {
  const { t } = useTranslation('bases');
  return (
    <ResponsiveModal opened={opened} onClose={onClose} title={t('title')} size="34rem">
      {opened && <BasesBody trip={trip} onAddOwn={onAddOwn} />}
    </ResponsiveModal>
  );
}
