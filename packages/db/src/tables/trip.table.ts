import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { z } from 'zod';
import type { TripId, UserId } from '@ooo/domain/shared/ids';
import type { TRIP_FIELDS } from '@ooo/domain/trips/trip.schema';
import type { JsonColumn } from './json-column.ts';

/** `startDate` → `start_date` */
export type ColumnName<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnName<Rest>}`
  : '';

type Fields = typeof TRIP_FIELDS;

/** An optional field has the same default in the database. */
type ColumnOf<Field extends { readonly schema: z.ZodType }> = Field extends {
  readonly isJson: true;
}
  ? JsonColumn
  : Field extends { readonly unsaid: unknown }
    ? Generated<z.output<Field['schema']>>
    : z.output<Field['schema']>;

type FieldColumns = { [Name in keyof Fields as ColumnName<Name>]: ColumnOf<Fields[Name]> };

/** Ids count from 1000001. Both dates are inclusive. The fields are those of {@link TRIP_FIELDS}. */
export interface TripTable extends FieldColumns {
  id: GeneratedAlways<TripId>;
  user_id: ColumnType<UserId, UserId, never>;
  created_at: ColumnType<Date, never, never>;
  updated_at: ColumnType<Date, never, Date>;
}
