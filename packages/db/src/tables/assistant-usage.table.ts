import type { CalendarDate } from '@ooo/domain/shared/calendar-date';

/** `day` is one of UTC. `tokens` counts what is under way with the most that it may take. */
export interface AssistantUsageTable {
  user_id: string;
  day: CalendarDate;
  calls: number;
  tokens: number;
}
