import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { UserId } from '@ooo/domain/shared/ids';

/** `day` is one of UTC. `tokens` counts what is under way with the most that it may take. */
export interface AssistantUsageTable {
  user_id: UserId;
  day: CalendarDate;
  calls: number;
  tokens: number;
}
