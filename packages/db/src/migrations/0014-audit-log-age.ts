import { sql, type Kysely } from 'kysely';

/** Old entries are found without reading all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_log_at_index on audit_log (at)`.execute(db);
}
