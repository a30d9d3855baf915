import type { ColumnType, GeneratedAlways } from 'kysely';
import type { UserId } from '@ooo/domain/shared/ids';

export interface FeedbackTable {
  id: GeneratedAlways<number>;
  user_id: ColumnType<UserId, UserId, never>;
  message: ColumnType<string, string, never>;
  created_at: ColumnType<Date, never, never>;
}
