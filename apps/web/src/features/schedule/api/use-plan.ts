import { toPlacements } from '@ooo/domain/scheduling/plan-answer';
import type { AutoPlanAnswer, Pace } from '@ooo/domain/scheduling/schedule.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useQuery } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { useTranslation } from 'react-i18next';
import { toPlacement, useArrange } from '../../pois/api/use-change-pois.ts';
import { toast } from '../../../lib/toast.ts';
import { usePois } from '../../pois/api/use-pois.ts';
import { trpc } from '../../../lib/trpc.ts';

/** What would go where at a pace; asked anew each time that the panel opens. */
export function usePlanPreview(tripId: TripId, pace: Pace) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: [...getMutationKey(trpc.schedule.autoPlan), { tripId, pace }],
    queryFn: () => client.schedule.autoPlan.mutate({ tripId, apply: false, pace }),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
  });
}

/** Puts a previewed plan on the days in one step, and takes it back in one. */
export function useApplyPlan(trip: Pick<Trip, 'id'>) {
  const { t } = useTranslation('schedule');
  const pois = usePois(trip.id).data ?? [];
  const { arrange, isPending } = useArrange(trip.id);
  const warn = (message: string) => toast({ title: t('error'), message, variant: 'destructive' });

  const apply = async (plan: AutoPlanAnswer): Promise<boolean> => {
    const planned = new Set(toPlacements(plan).map((item) => item.poiId));
    const former = pois.filter((poi) => planned.has(poi.id)).map(toPlacement);
    const takeBack = async () => {
      try {
        await arrange(former);
        toast({ title: t('restored') });
      } catch {
        warn(t('restoreFailed'));
      }
    };
    try {
      await arrange(toPlacements(plan));
    } catch {
      warn(t('plan.failed'));
      return false;
    }
    toast({
      title: t('plan.done'),
      message: t('plan.doneText', { planned: plan.items.length, failed: plan.unplaced.length }),
      undo: { label: t('undo'), onClick: () => void takeBack() },
    });
    return true;
  };

  return { apply, isApplying: isPending };
}
