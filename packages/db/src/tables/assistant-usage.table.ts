import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { UserId } from '@ooo/domain/shared/ids';

/** `day` is in UTC. `tokens` includes calls that are under way, with the most that they may take. */
export interface AssistantUsageTable {
  user_id: UserId;
  day: CalendarDate;
  calls: number;
  tokens: number;
}
