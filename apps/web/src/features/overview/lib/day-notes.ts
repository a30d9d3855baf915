import type { DestinationOverview } from '@ooo/domain/overview/overview.schema';
import { listDates, type CalendarDate } from '@ooo/domain/shared/calendar-date';

/** Something that makes a day at the destination unlike others. */
export interface DayNote {
  readonly kind: 'holiday' | 'event';
  readonly name: string;
  /** True if the day may still move. */
  readonly isEstimated: boolean;
}

type NotedOverview = Pick<DestinationOverview, 'holidays' | 'majorEvents'>;

/** The notes of each day that has some, its holidays first. An event of which only the months are known is on no day. */
export function listDayNotes({
  holidays,
  majorEvents,
}: NotedOverview): ReadonlyMap<CalendarDate, readonly DayNote[]> {
  const notes = new Map<CalendarDate, DayNote[]>();
  const add = (date: CalendarDate, note: DayNote) => {
    const sofar = notes.get(date) ?? [];
    if (sofar.some(({ name }) => name === note.name)) return;
    notes.set(date, [...sofar, note]);
  };
  for (const { date, name, isEstimated } of holidays.days) {
    add(date, { kind: 'holiday', name, isEstimated });
  }
  for (const { start, end, name, isEstimated } of majorEvents) {
    if (start === undefined || end === undefined) continue;
    for (const date of listDates(start, end)) add(date, { kind: 'event', name, isEstimated });
  }
  return notes;
}
