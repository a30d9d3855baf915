import { toPlacements } from '@ooo/domain/scheduling/plan-answer';
import type { AutoPlanAnswer, PlanWishes } from '@ooo/domain/scheduling/schedule.schema';
import type { PoiId, TripId } from '@ooo/domain/shared/ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useQuery } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { useTranslation } from 'react-i18next';
import { toPlacement, useArrange } from '../../pois/api/use-change-pois.ts';
import { toast } from '../../../lib/toast.ts';
import { usePois } from '../../pois/api/use-pois.ts';
import { trpc } from '../../../lib/trpc.ts';

/** What would go where by these wishes; asked anew each time that the panel opens. */
export function usePlanPreview(tripId: TripId, wishes: PlanWishes) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: [...getMutationKey(trpc.schedule.autoPlan), { tripId, ...wishes }],
    queryFn: () => client.schedule.autoPlan.mutate({ tripId, apply: false, ...wishes }),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
  });
}

/** Puts a previewed plan on the days in one step, without the places in `skipped`, and takes it back in one. */
export function useApplyPlan(trip: Pick<Trip, 'id'>) {
  const { t } = useTranslation('schedule');
  const pois = usePois(trip.id).data ?? [];
  const { arrange, isPending } = useArrange(trip.id);
  const warn = (message: string) => toast({ title: t('error'), message, variant: 'destructive' });

  const apply = async (plan: AutoPlanAnswer, skipped: ReadonlySet<PoiId>): Promise<boolean> => {
    const placements = toPlacements(plan).filter(({ poiId }) => !skipped.has(poiId));
    const changed = new Set(placements.map(({ poiId }) => poiId));
    const former = pois.filter(({ id }) => changed.has(id)).map(toPlacement);
    const takeBack = async () => {
      try {
        await arrange(former);
        toast({ title: t('restored') });
      } catch {
        warn(t('restoreFailed'));
      }
    };
    try {
      await arrange(placements);
    } catch {
      warn(t('plan.failed'));
      return false;
    }
    const planned = placements.filter(({ startTime }) => startTime !== null).length;
    toast({
      title: t('plan.done'),
      message: t('plan.doneText', { planned, failed: plan.unplaced.length }),
      undo: { label: t('undo'), onClick: () => void takeBack() },
    });
    return true;
  };

  return { apply, isApplying: isPending };
}
