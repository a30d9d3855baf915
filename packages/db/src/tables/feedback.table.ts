import type { ColumnType, GeneratedAlways } from 'kysely';

export interface FeedbackTable {
  id: GeneratedAlways<number>;
  user_id: ColumnType<string, string, never>;
  message: ColumnType<string, string, never>;
  created_at: ColumnType<Date, never, never>;
}
