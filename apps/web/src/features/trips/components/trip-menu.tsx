import { ActionIcon, Menu } from '@mantine/core';
import { DEMO_TRIP_ID, isDemoTrip } from '@ooo/domain/trips/trip-ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconDotsVertical, IconPencil, IconTrash, IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { openDialogAtom } from '../../../lib/dialogs.atoms.ts';
import { useSetAtom } from '../../../lib/jotai.ts';
import { useMakeMine } from '../api/use-make-mine.ts';
import classes from './trip-card.module.css';

/** What can be done with a trip from its card. */
export function TripMenu({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation('trips');
  const openDialog = useSetAtom(openDialogAtom);
  const makeMine = useMakeMine(trip);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          className={classes.menu}
          variant="default"
          size={36}
          aria-label={t('card.menu', { name: trip.name })}
        >
          <IconDotsVertical size={18} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil size={18} stroke={1.75} />}
          disabled={isDemoTrip(trip)}
          onClick={() => openDialog({ kind: 'trip-settings', tripId: trip.id })}
        >
          {t('settings.title')}
        </Menu.Item>
        {isDemoTrip(trip) && trip.id !== DEMO_TRIP_ID && (
          <Menu.Item leftSection={<IconUserCheck size={18} stroke={1.75} />} onClick={makeMine}>
            {t('mine.action')}
          </Menu.Item>
        )}
        <Menu.Item
          c="var(--mantine-color-error)"
          leftSection={<IconTrash size={18} stroke={1.75} />}
          onClick={() => openDialog({ kind: 'delete-trip', tripId: trip.id })}
        >
          {t('delete.title')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
