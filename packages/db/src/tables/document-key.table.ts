import type { ColumnType } from 'kysely';

/** A master key that a process has in use, by its name. */
export interface DocumentKeyTable {
  key_id: string;
  seen_at: ColumnType<Date, never, never>;
}
