import { sql, type Kysely } from 'kysely';

/** What names a session to its user, so that no list shows the hash of a secret. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add public_id uuid not null default gen_random_uuid(),
      add constraint sessions_public_id_key unique (public_id)`.execute(db);
}
