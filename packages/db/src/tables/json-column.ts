import { sql, type ColumnType, type RawBuilder } from 'kysely';
import type { z } from 'zod';

/**
 * A nullable `jsonb` column: written through {@link toJson} and read through {@link fromJson}, because an older
 * version, or a person at the console, may have stored anything there.
 */
export type JsonColumn = ColumnType<
  unknown,
  RawBuilder<string> | null | undefined,
  RawBuilder<string> | null
>;

/** The value as a `jsonb` parameter. The driver would take a bare array for an SQL array. Null is SQL's null. */
export function toJson(value: unknown): RawBuilder<string> | null {
  return value === null ? null : sql<string>`cast(${JSON.stringify(value)} as jsonb)`;
}

/** The value without keys that its schema does not know; null if it does not fit the schema. */
export function fromJson<T>(schema: z.ZodType<T>, value: unknown): T | null {
  return value === null ? null : (schema.safeParse(value).data ?? null);
}
