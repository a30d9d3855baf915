import type { ColumnType } from 'kysely';
import type { TripId } from '@ooo/domain/shared/ids';

/** `key_id` names the master key that seals `sealed_key`, which in turn seals `sealed_content`. */
export interface TripDocumentTable {
  id: ColumnType<string, string, never>;
  trip_id: ColumnType<TripId, TripId, never>;
  name: ColumnType<string, string, never>;
  type: ColumnType<string, string, never>;
  size: ColumnType<number, number, never>;
  key_id: string;
  sealed_key: ColumnType<Buffer, Uint8Array, Uint8Array>;
  sealed_content: ColumnType<Buffer, Uint8Array, never>;
  created_at: ColumnType<Date, never, never>;
}
