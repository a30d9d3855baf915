import type { Swapped } from '@ooo/domain/itinerary/swap';
import { UNSCHEDULED } from '@ooo/domain/pois/poi.rules';
import type { Poi, PoiTime } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { TripId } from '@ooo/domain/shared/ids';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import { useTranslation } from 'react-i18next';
import { toPlacement, toTime, useArrange, useDeletePoi, useUpdatePoi } from './use-change-pois.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { toast } from '../../../lib/toast.ts';
import { useMoveProblem } from './use-move-problem.ts';
import { type SaveProblem, toSaveProblem, writeProblem } from './save-problem.ts';

export interface Visit {
  readonly date: CalendarDate;
  readonly startTime: WallTime;
  readonly duration: number;
}

/** A place as it was, and the time that it has been given. */
interface Moved {
  readonly poi: Poi;
  readonly to: PoiTime;
}

/** Setting and clearing the time of a place. */
export function useScheduling(tripId: TripId) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const update = useUpdatePoi(tripId);
  const { arrange } = useArrange(tripId);
  const remove = useDeletePoi(tripId);
  const problem = useMoveProblem(tripId);
  const warn = (message: string) => toast({ title: t('error'), message, variant: 'destructive' });
  /** The current place: a retry uses it, not the original one. */
  const now = (poi: Poi): Poi => problem.find(poi.id) ?? poi;

  /** Restores the former times, as long as the places are where they were moved to. */
  const restore = async (former: readonly Moved[]): Promise<void> => {
    try {
      await arrange(former.map(({ poi, to }) => ({ ...toPlacement(poi), from: toTime(to) })));
      toast({ title: t('restored'), message: former[0]?.poi.name ?? '' });
    } catch (error) {
      const again = () => void restore(former.map(({ poi }) => ({ poi, to: now(poi) })));
      problem.tell({ error, sentence: 'restoreFailed', again });
    }
  };

  const toastMoved = (poi: Poi, visit: Visit, moved: readonly Moved[]) =>
    toast({
      title: t('moved'),
      message: t('movedTo', {
        name: poi.name,
        day: format.day(visit.date),
        time: format.time(visit.startTime),
      }),
      undo: { label: t('undo'), onClick: () => void restore(moved) },
    });

  const saveTime = async (poi: Poi, visit: Visit): Promise<SaveProblem | undefined> => {
    try {
      await update.mutateAsync({ id: poi.id, patch: visit });
      return undefined;
    } catch (error) {
      return toSaveProblem(error);
    }
  };

  const move = async (poi: Poi, visit: Visit): Promise<void> => {
    try {
      await update.mutateAsync({ id: poi.id, patch: visit, from: toTime(poi) });
      toastMoved(poi, visit, [{ poi, to: visit }]);
    } catch (error) {
      problem.tell({ error, again: () => void move(now(poi), visit) });
    }
  };

  const swap = async (poi: Poi, swapped: readonly Swapped[]): Promise<void> => {
    try {
      await arrange(
        swapped.map(({ poi, visit }) => ({
          poiId: poi.id,
          ...visit,
          planned: false,
          from: toTime(poi),
        })),
      );
      const visit = swapped.find((one) => one.poi.id === poi.id)?.visit;
      const moved = swapped.map(({ poi, visit }) => ({ poi, to: visit }));
      // Undo names the requested one.
      moved.sort((one, other) => Number(other.poi.id === poi.id) - Number(one.poi.id === poi.id));
      if (visit) toastMoved(poi, visit, moved);
    } catch (error) {
      const again = () =>
        void swap(
          poi,
          swapped.map(({ poi, visit }) => ({ poi: now(poi), visit })),
        );
      problem.tell({ error, again });
    }
  };

  const unschedule = async (poi: Poi): Promise<void> => {
    try {
      await update.mutateAsync({ id: poi.id, patch: UNSCHEDULED, from: toTime(poi) });
      toast({
        title: t('unscheduled'),
        message: poi.name,
        undo: { label: t('undo'), onClick: () => void restore([{ poi, to: UNSCHEDULED }]) },
      });
    } catch (error) {
      const again = () => void unschedule(now(poi));
      problem.tell({ error, sentence: 'unscheduleFailed', again });
    }
  };

  return {
    isSaving: update.isPending,

    /** Why the time was refused, for the form; undefined if it was saved. */
    saveTime,

    /** False if it was not saved; the traveller has been told why. */
    setTime: async (poi: Poi, visit: Visit): Promise<boolean> => {
      const problem = await saveTime(poi, visit);
      if (problem) warn(writeProblem(problem, t));
      return problem === undefined;
    },

    /** Gives a place another time, shown at once, with Undo. */
    move,

    /** Gives two places new times in one step, shown at once, with Undo; the first is the one that was asked for. */
    swap,

    /** Clears the time of a place, shown at once, with Undo. */
    unschedule,

    remove: async (poi: Poi): Promise<void> => {
      try {
        await remove.mutateAsync({ id: poi.id });
      } catch {
        warn(t('removeFailed'));
      }
    },
  };
}
