import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { MIGRATIONS } from './migrations.ts';

/**
 * Brings the database to the newest schema; resolves to the names of the migrations that ran now,
 * empty where it was up to date. All run in one transaction under an advisory lock: processes that
 * start at once migrate once, and a failing migration leaves everything as it was and throws its error.
 * A database that is newer than this program throws too.
 */
export async function migrate<T>(
  db: Kysely<T>,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('A migration failed.', { cause: error });
  return results.map((result) => result.migrationName);
}
