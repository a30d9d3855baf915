import type { Generated } from 'kysely';
import type { AssistantTask } from '@ooo/domain/assistant/assistant-task';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { UserId } from '@ooo/domain/shared/ids';

/**
 * A day of UTC. `tokens` and `cost_micro_usd` include calls that are under way, with the most that they may take;
 * `input_tokens` and `output_tokens` are those of answers.
 */
export interface AssistantDaysTable {
  day: CalendarDate;
  task: AssistantTask;
  calls: number;
  tokens: number;
  input_tokens: Generated<number>;
  output_tokens: Generated<number>;
  cost_micro_usd: Generated<number>;
}

/** One user's part of it. */
export interface AssistantUsageTable extends AssistantDaysTable {
  user_id: UserId;
}
