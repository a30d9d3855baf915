import type { OpenWindow } from '@ooo/domain/scheduling/schedule.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { OpeningDays } from '../../../lib/trip-source.ts';

/** When a place is open on a date: empty where it is closed, null where nobody knows. */
export function openOn(
  hours: readonly OpeningDays[] | undefined,
  poiId: number,
  date: CalendarDate,
): readonly OpenWindow[] | null {
  const days = hours?.find((place) => place.poiId === poiId)?.days;
  return days?.find((day) => day.date === date)?.windows ?? null;
}
