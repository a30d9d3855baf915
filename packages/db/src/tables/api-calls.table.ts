import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { UserId } from '@ooo/domain/shared/ids';

/** `day` is one of UTC. */
export interface ApiCallsTable {
  user_id: UserId;
  day: CalendarDate;
  calls: number;
}

/** All users together, including the calls of deleted accounts. */
export interface ApiCallDaysTable {
  day: CalendarDate;
  calls: number;
}
