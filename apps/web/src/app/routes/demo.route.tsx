import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/error-state.tsx';
import { RingsLoader } from '../../components/rings-loader.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { openDialogAtom } from '../../lib/dialogs.atoms.ts';
import { tripKeys } from '../../lib/trip-queries.ts';
import { useTripSource } from '../../lib/trip-source.ts';
import { TripPage } from '../trip/trip-page.tsx';
import { useLoginGate } from '../use-login-gate.ts';
import { useVisitor } from './gate.tsx';
import { Component as HomeRoute } from './home.route.tsx';

/** The demo of this browser: it is there for whoever comes, and starts where there is none. */
export function Component() {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const source = useTripSource();
  const queryClient = useQueryClient();
  const openDialog = useSetAtom(openDialogAtom);
  const { isShut } = useLoginGate(useVisitor());
  const started = useQuery({
    queryKey: ['demo'],
    queryFn: async () => {
      const trip = await source.startDemo(language);
      // Whoever asked before the demo began is asking still, and would be told that there is none.
      await queryClient.cancelQueries({ queryKey: tripKeys.overviews });
      await queryClient.invalidateQueries({ queryKey: tripKeys.overviews, refetchType: 'all' });
      return trip;
    },
    enabled: !isShut,
    gcTime: 0,
  });
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
