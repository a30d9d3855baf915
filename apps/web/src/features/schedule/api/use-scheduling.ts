import type { Swapped } from '@ooo/domain/itinerary/swap';
import { UNSCHEDULED } from '@ooo/domain/pois/poi.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { TripId } from '@ooo/domain/shared/ids';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import { useTranslation } from 'react-i18next';
import {
  toPlacement,
  useArrange,
  useDeletePoi,
  useUpdatePoi,
} from '../../pois/api/use-change-pois.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { toast } from '../../../lib/toast.ts';
import { type SaveProblem, toSaveProblem, writeProblem } from '../lib/save-problem.ts';

export interface Visit {
  readonly date: CalendarDate;
  readonly startTime: WallTime;
  readonly duration: number;
}

/** Setting and clearing the time of a place. */
export function useScheduling(tripId: TripId) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const update = useUpdatePoi(tripId);
  const { arrange } = useArrange(tripId);
  const remove = useDeletePoi(tripId);
  const warn = (message: string) => toast({ title: t('error'), message, variant: 'destructive' });

  const restore = async (poi: Poi, others: readonly Poi[] = []) => {
    try {
      await arrange([poi, ...others].map(toPlacement));
      toast({ title: t('restored'), message: poi.name });
    } catch {
      warn(t('restoreFailed'));
    }
  };

  const toastMoved = (poi: Poi, visit: Visit, others: readonly Poi[] = []) =>
    toast({
      title: t('moved'),
      message: t('movedTo', {
        name: poi.name,
        day: format.day(visit.date),
        time: format.time(visit.startTime),
      }),
      undo: { label: t('undo'), onClick: () => void restore(poi, others) },
    });

  const saveTime = async (poi: Poi, visit: Visit): Promise<SaveProblem | undefined> => {
    try {
      await update.mutateAsync({ id: poi.id, patch: visit });
      return undefined;
    } catch (error) {
      return toSaveProblem(error);
    }
  };

  return {
    isSaving: update.isPending,

    /** What speaks against the time, for a form to say beside its fields; undefined where it is saved. */
    saveTime,

    /** False where it was not saved; the traveller has been told why. */
    setTime: async (poi: Poi, visit: Visit): Promise<boolean> => {
      const problem = await saveTime(poi, visit);
      if (problem) warn(writeProblem(problem, t));
      return problem === undefined;
    },

    /** Gives a place another time, shown at once, with Undo. */
    move: async (poi: Poi, visit: Visit): Promise<void> => {
      const problem = await saveTime(poi, visit);
      if (problem) return warn(writeProblem(problem, t));
      return toastMoved(poi, visit);
    },

    /** Gives two places new times in one step, shown at once, with Undo; the first is the one that was asked for. */
    swap: async (poi: Poi, swapped: readonly Swapped[]): Promise<void> => {
      try {
        await arrange(
          swapped.map(({ poi, visit }) => ({ poiId: poi.id, ...visit, planned: false })),
        );
      } catch (error) {
        return warn(writeProblem(toSaveProblem(error), t));
      }
      const others = swapped.flatMap((one) => (one.poi.id === poi.id ? [] : [one.poi]));
      const visit = swapped.find((one) => one.poi.id === poi.id)?.visit;
      return visit && toastMoved(poi, visit, others);
    },

    unschedule: async (poi: Poi): Promise<void> => {
      try {
        await update.mutateAsync({ id: poi.id, patch: UNSCHEDULED });
        toast({
          title: t('unscheduled'),
          message: poi.name,
          undo: { label: t('undo'), onClick: () => void restore(poi) },
        });
      } catch {
        warn(t('unscheduleFailed'));
      }
    },

    remove: async (poi: Poi): Promise<void> => {
      try {
        await remove.mutateAsync({ id: poi.id });
      } catch {
        warn(t('removeFailed'));
      }
    },
  };
}
