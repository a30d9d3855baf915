import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from './migrations.ts';
import { listNewerMigrations } from './newer-schema.ts';
import { type OwnMigration, raiseCompatibility } from './own-migration.ts';

interface MigrateOptions {
  readonly migrations?: Readonly<Record<string, OwnMigration>>;
  /** Called with a newer version's migrations if this version can still use the database. */
  readonly onNewer?: (names: readonly string[]) => void;
}

/**
 * Brings the database to the newest schema; resolves to the names of the migrations that ran now,
 * empty where it was up to date. All run in one transaction under an advisory lock: processes that
 * start at once migrate once, and a failing migration leaves everything as it was and throws its error.
 * A database that a newer version has changed in more than additions throws too.
 */
export async function migrate<T>(
  db: Kysely<T>,
  { migrations = MIGRATIONS, onNewer }: MigrateOptions = {},
): Promise<string[]> {
  const all = raiseCompatibility(migrations);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) return results.map((result) => result.migrationName);

  // The migrator refuses migrations that it does not know, whatever they did.
  const isRefusal = error instanceof Error && error.message.startsWith('corrupted migrations');
  const newer = isRefusal ? await listNewerMigrations(db, Object.keys(migrations)) : [];
  if (newer.length > 0) {
    onNewer?.(newer);
    return [];
  }
  throw error instanceof Error ? error : new Error('A migration failed.', { cause: error });
}
