import { findSaved } from '@ooo/domain/pois/bookmark.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Recommendation } from '@ooo/domain/places/place.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { dayNumberOf } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { toast } from '../../../lib/toast.ts';
import {
  toPlacement,
  useArrange,
  useCreatePoi,
  useDeletePoi,
} from '../../trip-data/api/use-change-pois.ts';
import { usePois } from '../../trip-data/api/use-pois.ts';
import { useScheduling } from '../../trip-data/api/use-scheduling.ts';
import { useSuggestion } from '../../planning/api/use-suggestion.ts';
import { recommendationToPoi } from '../lib/to-poi.ts';
import { useSaveWarnings } from './use-save-warnings.ts';

/**
 * Puts a recommendation on a day of the trip, saved if it was not: at the time that the planner suggests, else
 * `onSetTime` asks the traveller for one. Undo gives back what was before.
 */
export function useAddToDay(trip: Trip, onSetTime: (poi: Poi, date: CalendarDate) => void) {
  const { t } = useTranslation('places');
  const format = useFormat();
  const pois = usePois(trip.id).data ?? [];
  const create = useCreatePoi(trip.id);
  const remove = useDeletePoi(trip.id);
  const { arrange } = useArrange(trip.id);
  const suggestion = useSuggestion(trip, 'schedule');
  const { setTime } = useScheduling(trip.id);
  const warnings = useSaveWarnings();
  const [busyId, setBusyId] = useState<string>();

  const undo = async (poi: Poi, before: Poi | undefined) => {
    try {
      if (before) await arrange([toPlacement(before)]);
      else await remove.mutateAsync({ id: poi.id });
      toast({ title: t(before ? 'restored' : 'removed'), message: poi.name });
    } catch {
      toast({ title: t('error'), message: t('removeFailed'), variant: 'destructive' });
    }
  };
  const schedule = async (poi: Poi, date: CalendarDate, before: Poi | undefined) => {
    const found = await suggestion.mutateAsync({ poi, date });
    if (found.isFallback) {
      onSetTime(poi, date);
      return;
    }
    const visit = { date, startTime: found.time, duration: found.durationMin };
    if (!(await setTime(poi, visit))) return;
    toast({
      title: t('added.title', { number: dayNumberOf(trip, date) ?? 1 }),
      message: t('added.text', { name: poi.name, time: format.time(found.time) }),
      undo: { label: t('undo'), onClick: () => void undo(poi, before) },
    });
  };

  return {
    /** The id of the recommendation that is being added. */
    busyId,
    addToDay: async (recommendation: Recommendation, date: CalendarDate): Promise<void> => {
      setBusyId(recommendation.id);
      const before = findSaved(pois, recommendation);
      try {
        const input = recommendationToPoi(recommendation, trip.id);
        await schedule(before ?? (await create.mutateAsync(input)), date, before);
      } catch (error) {
        warnings.saveFailed(error);
      } finally {
        setBusyId(undefined);
      }
    },
  };
}
