import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { DEMO_TRIP_ID, isDemoTrip } from '@ooo/domain/trips/trip-ids';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAppConfig } from '../features/account/api/use-app-config.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { toAppError } from '../lib/app-error.ts';
import { toast } from '../lib/toast.ts';
import { overviewsOptions, tripKeys } from '../lib/trip-queries.ts';
import { useTripSource } from '../lib/trip-source.ts';
import { paths } from './paths.ts';
import { useAccess } from './use-access.ts';
import { useLoginGate } from './use-login-gate.ts';

const DEFAULT_MAX_TRIPS = 3;

/**
 * Opens the demo, and creates it first where there is none: for who is let in a trip of their own, for
 * everybody else the one of this browser.
 */
export function useStartDemo(user: CurrentUser | null) {
  const { t } = useTranslation(['trips', 'common', 'tickets']);
  const navigate = useNavigate();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const source = useTripSource();
  const gate = useLoginGate(user);
  const access = useAccess(user);
  const maxTrips = useAppConfig().data?.maxTrips ?? DEFAULT_MAX_TRIPS;

  const start = useMutation({
    mutationFn: async () => {
      if (access !== 'granted' && user) return { id: DEMO_TRIP_ID, isNew: false };
      const overviews = await queryClient.fetchQuery(overviewsOptions(source));
      const there = overviews.find(({ trip }) => isDemoTrip(trip));
      if (there) return { id: there.trip.id, isNew: false };
      const { id } = await source.startDemo(language);
      return { id, isNew: true };
    },
    onSuccess: async ({ id, isNew }) => {
      if (isNew) {
        toast({ title: t('trips:demo.created'), message: t('trips:demo.createdText') });
        await queryClient.invalidateQueries({ queryKey: tripKeys.overviews, refetchType: 'all' });
      }
      void navigate(paths.trip(id));
    },
    onError: (error) => {
      const isFull = toAppError(error)?.code === 'TRIP_LIMIT_REACHED';
      toast({
        title: isFull ? t('tickets:limit.title') : t('common:errorTitle'),
        message: isFull ? t('tickets:limit.text', { count: maxTrips }) : t('trips:demo.failed'),
        variant: 'destructive',
      });
    },
  });
  return {
    start: () => gate.pass(() => start.mutate()),
    /** True also while it is not known yet whose demo it would be. */
    isStarting: start.isPending || access === 'unknown',
  };
}
