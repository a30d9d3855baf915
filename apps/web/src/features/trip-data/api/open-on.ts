import { isOpenFor } from '@ooo/domain/scheduling/is-open-for';
import type { OpenWindow } from '@ooo/domain/scheduling/schedule.schema';
import { toMinutes, type WallTime } from '@ooo/domain/shared/wall-time';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { OpeningDays } from '@ooo/domain/scheduling/plan-trip';
import type { PoiId } from '@ooo/domain/shared/ids';

/** When a place is open on a date: empty if it is closed, null if unknown. */
export function openOn(
  hours: readonly OpeningDays[] | undefined,
  poiId: PoiId,
  date: CalendarDate,
): readonly OpenWindow[] | null {
  const days = hours?.find((place) => place.poiId === poiId)?.days;
  return days?.find((day) => day.date === date)?.windows ?? null;
}

interface VisitTimes {
  readonly startTime: WallTime;
  /** In minutes. */
  readonly duration: number;
}

/** Whether a visit fits into one of the windows; true if hours or visit are unknown. */
export function fitsHours(
  windows: readonly OpenWindow[] | null,
  visit: VisitTimes | undefined,
): boolean {
  if (windows === null) return true;
  if (!visit) return windows.length > 0;
  const startMin = toMinutes(visit.startTime);
  return isOpenFor(windows, { startMin, endMin: startMin + visit.duration });
}
