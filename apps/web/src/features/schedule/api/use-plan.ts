import type { AutoPlanAnswer, Pace } from '@ooo/domain/scheduling/schedule.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toPlacement, useArrange } from '../../../lib/pois/poi-changes.ts';
import { toast } from '../../../lib/toast.ts';
import { usePois } from '../../../lib/trip-queries.ts';
import { useTripSource } from '../../../lib/trip-source.ts';

/** What would go where at a pace; asked anew each time that the panel opens. */
export function usePlanPreview(tripId: number, pace: Pace) {
  const source = useTripSource();
  return useQuery({
    queryKey: ['plan', tripId, pace],
    queryFn: () => source.planTrip({ tripId, apply: false, pace }),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
  });
}

/** Puts a previewed plan on the days in one step, and takes it back in one. */
export function useApplyPlan(trip: Pick<Trip, 'id'>) {
  const { t } = useTranslation('schedule');
  const pois = usePois(trip.id).data ?? [];
  const arrange = useArrange(trip.id);
  const warn = (message: string) => toast({ title: t('error'), message, variant: 'destructive' });

  const apply = async (plan: AutoPlanAnswer): Promise<boolean> => {
    const planned = new Set(plan.items.map((item) => item.poiId));
    const former = pois.filter((poi) => planned.has(poi.id)).map(toPlacement);
    const takeBack = async () => {
      try {
        await arrange.mutateAsync(former);
        toast({ title: t('restored') });
      } catch {
        warn(t('restoreFailed'));
      }
    };
    try {
      await arrange.mutateAsync(
        plan.items.map(({ poiId, date, startTime, duration }) => ({
          poiId,
          date,
          startTime,
          duration,
        })),
      );
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

  return { apply, isApplying: arrange.isPending };
}
