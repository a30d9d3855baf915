import { sql, type ColumnType, type RawBuilder } from 'kysely';
import type { z } from 'zod';

/**
 * A nullable `jsonb` column: written through {@link toJson} and read through {@link fromJson}, because it may
 * hold what an older version, or somebody at the console, has put there.
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

/** The value where it fits its schema, without keys that the schema does not know; else null. */
export function fromJson<T>(schema: z.ZodType<T>, value: unknown): T | null {
  return value === null ? null : (schema.safeParse(value).data ?? null);
}
