import { sql, type Kysely } from 'kysely';

/** The two codes of the beta: REDLINE for fifty people, ALLBLUE without limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into invite_codes (code, tier, max_uses)
    values ('REDLINE', 'redline', 50), ('ALLBLUE', 'allblue', null)`.execute(db);
}
