import type { CalendarDate } from '@ooo/domain/shared/calendar-date';

/** `day` is one of UTC. */
export interface ApiCallsTable {
  user_id: string;
  day: CalendarDate;
  calls: number;
}

/** Everybody's together; it keeps the calls of deleted accounts. */
export interface ApiCallDaysTable {
  day: CalendarDate;
  calls: number;
}
