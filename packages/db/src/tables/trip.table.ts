import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { TripId, UserId } from '@ooo/domain/shared/ids';
import type { Gender, Occasion } from '@ooo/domain/trips/trip.schema';
import type { TemperatureUnit } from '@ooo/domain/shared/temperature-unit';
import type { JsonColumn } from './json-column.ts';

/** Ids count from 1000001. Both dates are inclusive. */
export interface TripTable {
  id: GeneratedAlways<TripId>;
  user_id: ColumnType<UserId, UserId, never>;
  name: string;
  destination: string;
  start_date: CalendarDate;
  end_date: CalendarDate;
  departure_airport: string | null;
  arrival_airport: string | null;
  country_flag: string | null;
  flight_details: JsonColumn;
  occasion: Generated<Occasion>;
  checked_bags: Generated<number>;
  carry_on_bags: Generated<number>;
  gender: Generated<Gender>;
  packing_preferences: JsonColumn;
  temperature_unit: Generated<TemperatureUnit>;
  /** The trip was made as the demo, and its owner has not made it their own since. */
  is_demo: Generated<boolean>;
  created_at: ColumnType<Date, never, never>;
  updated_at: ColumnType<Date, never, Date>;
}
