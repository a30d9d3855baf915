import { sql } from 'kysely';
import type { Db } from '../tables/database.ts';

/** True while a session in this database waits for a row that another one has locked. */
export async function isSomebodyWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
  return rows.length > 0;
}
