import type { ColumnType, GeneratedAlways } from 'kysely';
import type { AuditAction } from '@ooo/domain/admin/audit.schema';
import type { UserId } from '@ooo/domain/shared/ids';
import type { JsonColumn } from './json-column.ts';

/** Never an e-mail or a network address: entries outlive the account of `actor_id`. */
export interface AuditLogTable {
  id: GeneratedAlways<number>;
  at: ColumnType<Date, never, never>;
  action: ColumnType<AuditAction, AuditAction, never>;
  actor_id: UserId | null;
  subject: string | null;
  request_id: string | null;
  details: JsonColumn;
}
