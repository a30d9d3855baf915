import type { HoursOfDay } from '@ooo/domain/scheduling/hours-summary';
import { type CalendarDate, weekdayOf } from '@ooo/domain/shared/calendar-date';

/**
 * Whether a place that is closed on a date is closed on every such weekday of the trip: on at least two, as a single
 * one may be a holiday.
 */
export function isClosedByWeekday(days: readonly HoursOfDay[], date: CalendarDate): boolean {
  const same = days.filter((day) => weekdayOf(day.date) === weekdayOf(date));
  return same.length > 1 && same.every(({ windows }) => windows?.length === 0);
}
