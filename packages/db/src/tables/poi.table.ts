import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { PlaceKind } from '@ooo/domain/places/place-kinds';
import type { PoiCategory, PoiTag } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { PoiId, TripId } from '@ooo/domain/shared/ids';
import type { WallTime } from '@ooo/domain/shared/wall-time';

/** A POI. `start_time` is the destination's wall time; the coordinates come together or not at all. */
export interface PoiTable {
  id: GeneratedAlways<PoiId>;
  trip_id: ColumnType<TripId, TripId, never>;
  name: string;
  category: Generated<PoiCategory>;
  tag: Generated<PoiTag>;
  /** A newer version of the program may know more kinds. */
  kind: PlaceKind | null;
  date: CalendarDate | null;
  end_date: CalendarDate | null;
  start_time: WallTime | null;
  duration_min: number | null;
  /** Auto-plan has set the time. */
  planned: Generated<boolean>;
  /** The traveller's. */
  notes: string | null;
  /** The source's. */
  description: string | null;
  address: string | null;
  neighborhood: string | null;
  longitude: number | null;
  latitude: number | null;
  opening_hours: string | null;
  source: string | null;
  /** The place's id at its source; unique in a trip. */
  source_id: string | null;
  source_as_of: CalendarDate | null;
  created_at: ColumnType<Date, never, never>;
  updated_at: ColumnType<Date, never, Date>;
}
