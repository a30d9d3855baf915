import type { ColumnType } from 'kysely';
import type { UserId } from '@ooo/domain/shared/ids';

/** One row. */
export interface AppSettingsTable {
  id: ColumnType<boolean, never, never>;
  maintenance_mode: boolean;
  debug_logging: boolean;
  updated_at: ColumnType<Date, never, Date>;
  updated_by: UserId | null;
}
