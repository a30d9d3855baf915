import { sql, type ColumnType, type RawBuilder } from 'kysely';

/** A nullable `jsonb` column: read as a value, written through {@link toJson}. */
export type JsonColumn<T> = ColumnType<
  T | null,
  RawBuilder<string> | null | undefined,
  RawBuilder<string> | null
>;

/** The value as a `jsonb` parameter. The driver would take a bare array for an SQL array. Null is SQL's null. */
export function toJson(value: unknown): RawBuilder<string> | null {
  return value === null ? null : sql<string>`cast(${JSON.stringify(value)} as jsonb)`;
}
