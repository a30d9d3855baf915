import { isPlannable } from '@ooo/domain/pois/poi.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { isDemoTrip } from '@ooo/domain/trips/trip-ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBed,
  IconCalendarPlus,
  IconFiles,
  IconMapPinPlus,
  IconPlane,
  IconSettings,
  IconSparkles,
  IconTemperature,
  IconTicket,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  historyAtom,
  historyWishAtom,
  type HistoryAction,
} from '../../features/trip-data/state/recorded.atoms.ts';
import { openDialogAtom } from '../../lib/dialogs.atoms.ts';
import { useAtomValue, useSetAtom } from '../../lib/jotai.ts';
import { KEYS } from '../../lib/keys.ts';
import { type TripCommand, tripCommandAtom } from '../../lib/trip-command.atoms.ts';
import type { Command } from './commands.ts';

/** What can be done to the trip that is open. The demo has its name, its dates and its flights for good. */
export function useTripActionCommands(trip: Trip, pois: readonly Poi[]): Command[] {
  const { t } = useTranslation([
    'bases',
    'documents',
    'history',
    'places',
    'schedule',
    'tickets',
    'trip',
    'weather',
  ]);
  const openDialog = useSetAtom(openDialogAtom);
  const ask = useSetAtom(tripCommandAtom);
  const asked = (command: TripCommand, label: string, Icon: Command['Icon']): Command => ({
    id: command,
    group: 'actions',
    label,
    Icon,
    run: () => ask(command),
  });
  const tripId = trip.id;
  const ofOwnTrip: Command[] = [
    {
      id: 'trip-settings',
      group: 'actions',
      label: t('trip:strip.settings'),
      Icon: IconSettings,
      run: () => openDialog({ kind: 'trip-settings', tripId }),
    },
    {
      id: 'add-ticket',
      group: 'actions',
      label: t('tickets:add.action'),
      Icon: IconTicket,
      run: () => openDialog({ kind: 'add-ticket', tripId }),
    },
    asked('documents', t('documents:open'), IconFiles),
  ];
  const next = useAtomValue(historyAtom);
  const wish = useSetAtom(historyWishAtom);
  const ofHistory = (action: HistoryAction, HistoryIcon: Command['Icon']): Command[] => {
    const step = next[action];
    if (step === undefined) return [];
    const label = t(`history:${action}Step`, { step });
    return [
      {
        id: action,
        group: 'actions',
        label,
        Icon: HistoryIcon,
        keys: KEYS[action],
        run: () => wish(action),
      },
    ];
  };
  return [
    ...ofHistory('undo', IconArrowBackUp),
    ...ofHistory('redo', IconArrowForwardUp),
    asked('add-event', t('schedule:addEvent'), IconCalendarPlus),
    asked('own-place', t('places:own.add'), IconMapPinPlus),
    ...(pois.some(isPlannable) ? [asked('plan', t('schedule:plan.title'), IconSparkles)] : []),
    asked('bases', t('bases:open'), IconBed),
    asked('flights', t('trip:flights.title'), IconPlane),
    {
      id: 'weather',
      group: 'actions',
      label: t('weather:titleWithoutTrip'),
      Icon: IconTemperature,
      run: () => openDialog({ kind: 'weather', tripId }),
    },
    ...(isDemoTrip(trip) ? [] : ofOwnTrip),
  ];
}
