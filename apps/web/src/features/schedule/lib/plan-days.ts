import type { PlannedItem } from '@ooo/domain/scheduling/schedule.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { listTripDays, type TripDates } from '@ooo/domain/trips/trip-days.rules';

export interface PlanDay {
  readonly date: CalendarDate;
  readonly number: number;
  readonly items: readonly PlannedItem[];
}

/** What a plan puts on each day, in the order of the clock; days that it leaves alone are not there. */
export function groupByDay(trip: TripDates, items: readonly PlannedItem[]): PlanDay[] {
  return listTripDays(trip).flatMap(({ date, number }) => {
    const ofDay = items
      .filter((item) => item.date === date)
      .toSorted((a, b) => a.startTime.localeCompare(b.startTime));
    return ofDay.length === 0 ? [] : [{ date, number, items: ofDay }];
  });
}
