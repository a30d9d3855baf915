import { type Kysely, sql } from 'kysely';
import { StartError } from './start-error.ts';

const OLDEST = 15;

/** Throws a {@link StartError} if PostgreSQL is older than the schema needs. */
export async function checkServerVersion<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::integer as version`.execute(db);
  refuseOldServer(rows[0]?.version ?? 0);
}

/** `number` as PostgreSQL numbers its versions: 140012 is 14.12. */
export function refuseOldServer(number: number): void {
  const major = Math.floor(number / 10_000);
  if (major >= OLDEST) return;
  throw new StartError(
    `The server of DATABASE_URL is PostgreSQL ${major}; OOO needs ${OLDEST} or newer. Upgrade it, or leave ` +
      'DATABASE_URL empty: OOO then brings its own.',
  );
}
