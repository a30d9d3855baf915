import type { Selectable, Updateable } from 'kysely';
import { type Trip, TRIP_FIELDS } from '@ooo/domain/trips/trip.schema';
import { fromJson, toJson } from '../tables/json-column.ts';
import type { ColumnName, TripTable } from '../tables/trip.table.ts';

type FieldName = keyof typeof TRIP_FIELDS;

/** The fields of a trip that a caller may set; an absent or undefined field is not changed. */
export type TripFields = { readonly [Name in FieldName]?: Trip[Name] | undefined };

/** The column of a field. The cast is safe: the type says for each name what the replacement does. */
export function toColumnName<Name extends string>(name: Name): ColumnName<Name> {
  const column = name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
  return column as ColumnName<Name>;
}

/** The cast is safe: the table is a constant, and has no other names than its type. */
const NAMES = Object.keys(TRIP_FIELDS) as FieldName[];

const COLUMNS = NAMES.map((name) => {
  const field = TRIP_FIELDS[name];
  return { name, column: toColumnName(name), schema: field.schema, isJson: 'isJson' in field };
});

/** Undefined columns are left out of the statement. The casts are safe: a column has the type of its field. */
export function toTripColumns(fields: TripFields): Updateable<TripTable> {
  const entries = COLUMNS.map(({ name, column, isJson }) => {
    const value = fields[name];
    return [column, isJson && value !== undefined ? toJson(value) : value];
  });
  return Object.fromEntries(entries) as Updateable<TripTable>;
}

/** The columns of a {@link Trip}. */
export const TRIP_COLUMNS = [
  'id',
  'user_id',
  ...COLUMNS.map(({ column }) => column),
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof TripTable)[];

export type TripRow = Selectable<TripTable>;

/** The columns whose value does not fit their schema, each null; empty if all fit. */
export function toMendedColumns(row: TripRow): Updateable<TripTable> {
  const unfit = COLUMNS.filter(
    ({ column, schema, isJson }) =>
      isJson && row[column] !== null && fromJson<unknown>(schema, row[column]) === null,
  );
  return Object.fromEntries(unfit.map(({ column }) => [column, null]));
}

/** JSON that does not fit its schema is null. The cast is safe: a column has the type of its field. */
export function toTrip(row: TripRow): Trip {
  const fields = COLUMNS.map(({ name, column, schema, isJson }) => [
    name,
    isJson ? fromJson<unknown>(schema, row[column]) : row[column],
  ]);
  return {
    id: row.id,
    userId: row.user_id,
    ...(Object.fromEntries(fields) as Pick<Trip, FieldName>),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
