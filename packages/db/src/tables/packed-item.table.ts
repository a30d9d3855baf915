import type { ColumnType } from 'kysely';
import type { TripId } from '@ooo/domain/shared/ids';

/** An item of a trip's packing list that is packed. */
export interface PackedItemTable {
  trip_id: ColumnType<TripId, TripId, never>;
  item_id: ColumnType<string, string, never>;
  packed_at: ColumnType<Date, never, never>;
}
