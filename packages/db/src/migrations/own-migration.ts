import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export interface OwnMigration extends Migration {
  /**
   * True where versions that do not know the migration can go on: it adds tables, columns that are null or have
   * a default, or indexes, and no rule that they could break. Where nothing is said they are refused.
   */
  readonly onlyAdds?: boolean;
}

/** The one that keeps what {@link raiseCompatibility} writes. */
const KEEPER = '0017-versions-and-keys';

/** Each migration that does more than add also says, in the same transaction, that older versions are refused. */
export function raiseCompatibility(
  migrations: Readonly<Record<string, OwnMigration>>,
): Record<string, Migration> {
  const entries = Object.entries(migrations).map(([name, migration]): [string, Migration] => {
    if (name <= KEEPER || migration.onlyAdds === true) return [name, migration];
    const up = async (db: Kysely<unknown>): Promise<void> => {
      await migration.up(db);
      await sql`update schema_compatibility set oldest_migration = ${name}`.execute(db);
    };
    return [name, { up }];
  });
  return Object.fromEntries(entries);
}
