import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconRefresh, IconTicket, IconTrash, IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DemoBadge } from '../../features/trips/components/demo-badge.tsx';
import { useRestartDemo } from '../../features/trips/api/use-restart-demo.ts';
import { useMakeMine } from '../../features/trips/api/use-make-mine.ts';
import { openDialogAtom } from '../../lib/dialogs.atoms.ts';
import { useSetAtom } from '../../lib/jotai.ts';
import { useVisitor } from '../routes/gate.tsx';
import { useKeepTrip } from '../use-keep-trip.ts';
import { useDemoTips } from './use-demo-tips.ts';
import { useNewTrip } from '../use-new-trip.ts';

function LocalDemoBadge({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation('trip');
  const openDialog = useSetAtom(openDialogAtom);
  const newTrip = useNewTrip(useVisitor());
  const tips = useDemoTips();
  const keep = useKeepTrip(useVisitor());
  const restart = useRestartDemo(trip);
  const clear = () => openDialog({ kind: 'delete-trip', tripId: trip.id });
  return (
    <DemoBadge
      text={t('demo.text')}
      tips={tips}
      actions={[
        { label: t('demo.keep'), ActionIcon: IconUserCheck, act: keep },
        { label: t('demo.own'), ActionIcon: IconTicket, act: newTrip },
        { label: t('demo.restart'), ActionIcon: IconRefresh, act: restart },
        { label: t('demo.clear'), ActionIcon: IconTrash, act: clear },
      ]}
    />
  );
}

function AccountDemoBadge({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation(['trip', 'trips']);
  const tips = useDemoTips();
  const makeMine = useMakeMine(trip);
  return (
    <DemoBadge
      text={t('trip:demo.sampleText')}
      tips={tips}
      actions={[
        {
          label: t('trips:mine.action'),
          ActionIcon: IconUserCheck,
          act: makeMine,
        },
      ]}
    />
  );
}

/** Marks the demo, and says what can be done with it. */
export function DemoTripBadge({ trip }: { readonly trip: Trip }) {
  return trip.id === DEMO_TRIP_ID ? (
    <LocalDemoBadge trip={trip} />
  ) : (
    <AccountDemoBadge trip={trip} />
  );
}
