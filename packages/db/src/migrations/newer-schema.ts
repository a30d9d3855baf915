import { type Kysely, sql } from 'kysely';
import { StartError } from '../start-error.ts';

/**
 * The migrations of a newer version that the database has had beyond all of `known`, and that only added to it;
 * empty where it is not newer. Throws a {@link StartError} where one of them did more.
 */
export async function listNewerMigrations<T>(
  db: Kysely<T>,
  known: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const had = new Set(rows.map(({ name }) => name));
  const last = known.at(-1) ?? '';
  const newer = [...had].filter((name) => name > last).toSorted();
  // Where they miss one that this version has, the two have grown apart.
  if (newer.length === 0 || known.some((name) => !had.has(name))) return [];
  const { rows: limits } = await sql<{ oldest: string }>`
    select oldest_migration as oldest from schema_compatibility`.execute(db);
  const oldest = limits[0]?.oldest ?? '';
  if (last >= oldest) return newer;
  throw new StartError(
    `The database belongs to a newer version of OOO: its migration ${oldest} changed what this version, which ends ` +
      `at ${last}, relies on. Start a version that has it, or restore a backup of before.`,
  );
}
