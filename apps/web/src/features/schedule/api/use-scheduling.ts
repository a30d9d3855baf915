import { UNSCHEDULED } from '@ooo/domain/pois/poi.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { TripId } from '@ooo/domain/shared/ids';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../lib/app-error.ts';
import {
  toPlacement,
  useArrange,
  useDeletePoi,
  useUpdatePoi,
} from '../../pois/api/use-change-pois.ts';
import { toast } from '../../../lib/toast.ts';

export interface Visit {
  readonly date: CalendarDate;
  readonly startTime: WallTime;
  readonly duration: number;
}

/** Setting and clearing the time of a place. */
export function useScheduling(tripId: TripId) {
  const { t } = useTranslation('schedule');
  const update = useUpdatePoi(tripId);
  const { arrange } = useArrange(tripId);
  const remove = useDeletePoi(tripId);
  const warn = (message: string) => toast({ title: t('error'), message, variant: 'destructive' });

  const restore = async (poi: Poi) => {
    try {
      await arrange([toPlacement(poi)]);
      toast({ title: t('restored'), message: poi.name });
    } catch {
      warn(t('restoreFailed'));
    }
  };

  return {
    isSaving: update.isPending,

    /** False where the server refused for good; the traveller has been told why. */
    setTime: async (poi: Poi, visit: Visit): Promise<boolean> => {
      try {
        await update.mutateAsync({ id: poi.id, patch: visit });
        return true;
      } catch (error) {
        const refused = toAppError(error);
        warn(refused?.code === 'RULE_VIOLATED' ? refused.message : t('saveFailed'));
        return false;
      }
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
