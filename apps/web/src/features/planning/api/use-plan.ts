import { toPlacements } from '@ooo/domain/scheduling/plan-placements';
import type { AutoPlanAnswer, PlanWishes } from '@ooo/domain/scheduling/schedule.schema';
import type { PoiId, TripId } from '@ooo/domain/shared/ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { skipToken, useQuery } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../lib/app-error.ts';
import { toPlacement, toTime, useArrange } from '../../trip-data/api/use-change-pois.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { toast } from '../../../lib/toast.ts';
import { usePois } from '../../trip-data/api/use-pois.ts';
import { trpc } from '../../../lib/trpc.ts';

interface PlanQuestion {
  /** Of the preview: each change plans again. */
  readonly session: number;
  readonly wishes: PlanWishes;
  /** The plan's inputs besides the wishes, as a text: another text means another plan. */
  readonly state: string;
}

/** The previewed plan; the previous one stays until the next is ready. Without a question nothing is requested. */
export function usePlanAnswer(tripId: TripId, question: PlanQuestion | undefined) {
  const { client } = trpc.useUtils();
  const language = useLanguage();
  const session = question?.session;
  return useQuery({
    queryKey: [...getMutationKey(trpc.schedule.autoPlan), tripId, language, question, session],
    queryFn: question
      ? ({ signal }) =>
          client.schedule.autoPlan.mutate(
            { tripId, apply: false, language, ...question.wishes },
            { signal },
          )
      : skipToken,
    placeholderData: (before: AutoPlanAnswer | undefined, query) =>
      query?.queryKey.at(-1) === session ? before : undefined,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Applies a previewed plan in one step, without the places in `skipped`, and undoes it in one. */
export function useApplyPlan(trip: Pick<Trip, 'id'>) {
  const { t } = useTranslation('schedule');
  const { data: pois = [] } = usePois(trip.id);
  const { arrange } = useArrange(trip.id);
  const warn = (message: string) => toast({ title: t('error'), message, variant: 'destructive' });

  return async (plan: AutoPlanAnswer, skipped: ReadonlySet<PoiId>): Promise<boolean> => {
    const chosen = toPlacements(plan).filter(({ poiId }) => !skipped.has(poiId));
    const planned = new Map(chosen.map((placement) => [placement.poiId, placement]));
    const known = new Map(pois.map((poi) => [poi.id, poi]));
    const placements = chosen.map((placement) => {
      const now = known.get(placement.poiId);
      return Object.assign({}, placement, now && { from: toTime(now) });
    });
    const former = pois.flatMap((poi) => {
      const placement = planned.get(poi.id);
      return placement ? [{ ...toPlacement(poi), from: toTime(placement) }] : [];
    });
    const takeBack = async () => {
      try {
        await arrange(former);
        toast({ title: t('restored') });
      } catch (error) {
        warn(t(toAppError(error)?.code === 'CONFLICT' ? 'plan.movedSince' : 'restoreFailed'));
      }
    };
    try {
      await arrange(placements);
    } catch (error) {
      const code = toAppError(error)?.code;
      const hasChanged = code === 'NOT_FOUND' || code === 'CONFLICT';
      warn(t(hasChanged ? 'plan.changed' : 'plan.failed'));
      return false;
    }
    const count = placements.filter(({ startTime }) => startTime !== null).length;
    toast({
      title: t('plan.done'),
      message: t('plan.doneText', { planned: count, failed: plan.unplaced.length }),
      undo: { label: t('undo'), onClick: () => void takeBack() },
    });
    return true;
  };
}
