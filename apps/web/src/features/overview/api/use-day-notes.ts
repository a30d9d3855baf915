import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { isTripDate } from '@ooo/domain/trips/trip-days.rules';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listDayNotes, type DayNote } from '../lib/day-notes.ts';
import { useOverview } from './use-overview.ts';

/** A note with its sentence. */
export interface SaidNote extends DayNote {
  /** `Public holiday: Hangul Day`. */
  readonly text: string;
}

/** The public holidays and then the events at the destination on a day of the trip; none on other days. */
export function useDayNotes(trip: TripWithCaches): (date: CalendarDate) => readonly SaidNote[] {
  const { t } = useTranslation('overview');
  // Each day on the screen calls this hook.
  const { data } = useOverview(trip, { retryOnMount: false });
  const notes = useMemo(() => (data ? listDayNotes(data) : new Map<never, never>()), [data]);
  return (date) =>
    (isTripDate(trip, date) ? (notes.get(date) ?? []) : []).map((note): SaidNote => {
      const sentence = t(`day.${note.kind}`, { name: note.name });
      const text = note.isEstimated ? t('day.estimated', { sentence }) : sentence;
      return Object.assign({ text }, note);
    });
}
