import { LRUCache } from 'lru-cache';
import type { DayWindows } from '@ooo/atlas/opening-hours';
import type { OpenWindow } from '@ooo/domain/scheduling/schedule.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { hoursKey } from './hours-question.ts';
import type { HoursQuestion, WindowsByDate } from '../context/ports/planning.ts';

/** How many days and windows are kept, about 10 MB: a hundred trips of a week with fifty places each. */
const MAX_KEPT = 100_000;

export interface HoursCache {
  /** What is known of all the dates; undefined where one is missing. */
  find(question: HoursQuestion, dates: readonly CalendarDate[]): WindowsByDate | undefined;
  /** Adds days; returns all that is known then. */
  add(question: HoursQuestion, days: readonly DayWindows[]): WindowsByDate;
}

/** Hours that have been read; the least recently used are dropped first. An entry never changes. */
export function createHoursCache(): HoursCache {
  const kept = new LRUCache<string, Map<CalendarDate, OpenWindow[] | null>>({
    maxSize: MAX_KEPT,
    sizeCalculation: (days) => sizeOf(days.values()),
  });
  return {
    find: (question, dates) => {
      const days = kept.get(hoursKey(question));
      return days && dates.every((date) => days.has(date)) ? days : undefined;
    },
    add: (question, read) => {
      const key = hoursKey(question);
      const days = new Map(kept.get(key));
      for (const { date, windows } of read) days.set(date, windows);
      kept.set(key, days);
      return days;
    },
  };
}

function sizeOf(days: Iterable<OpenWindow[] | null>): number {
  let size = 1;
  for (const windows of days) size += 1 + (windows?.length ?? 0);
  return size;
}
