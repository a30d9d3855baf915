import type { OpeningDays } from '@ooo/domain/scheduling/plan-trip';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { WindowsByDate } from '../../context/ports/planning.ts';

/** Most places have the same hours as another one, or none: their days are computed once. */
export function daysByHours(dates: readonly CalendarDate[]) {
  const made = new Map<WindowsByDate | undefined, OpeningDays['days']>();
  return (hours: WindowsByDate | undefined): OpeningDays['days'] => {
    const days =
      made.get(hours) ?? dates.map((date) => ({ date, windows: hours?.get(date) ?? null }));
    made.set(hours, days);
    return days;
  };
}
