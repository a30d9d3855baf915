import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/error-state.tsx';
import { RingsLoader } from '../../components/rings-loader.tsx';
import { useStartedDemo } from '../../features/trips/api/use-demo.ts';
import { openDialogAtom } from '../../lib/dialogs.atoms.ts';
import { useSetAtom } from '../../lib/jotai.ts';
import { TripPage } from '../trips/trip-page.tsx';
import { useKeepWish } from '../use-keep-wish.ts';
import { useLoginGate } from '../use-login-gate.ts';
import { useVisitor } from './gate.tsx';
import { Component as HomeRoute } from './home.route.tsx';

/** The demo of this browser: open to everyone, and started if there is none. */
export function DemoScreen() {
  const { t } = useTranslation('trips');
  const openDialog = useSetAtom(openDialogAtom);
  const visitor = useVisitor();
  const { isShut } = useLoginGate(visitor);
  const { isKeeping } = useKeepWish(visitor);
  const started = useStartedDemo({ enabled: !isShut && !isKeeping });
  const isRefused = isShut && !started.data;
  useEffect(() => {
    if (isRefused) openDialog({ kind: 'sign-in' });
  }, [isRefused, openDialog]);

  if (isRefused) return <HomeRoute />;
  if (started.data) return <TripPage tripId={DEMO_TRIP_ID} />;
  if (started.isPending) return <RingsLoader />;
  return (
    <ErrorState
      error={started.error}
      title={t('demo.startFailed')}
      onRetry={() => void started.refetch()}
    />
  );
}
