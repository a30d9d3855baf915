import { sql, type Kysely } from 'kysely';

export const onlyAdds = true;

/** What a saved place is, more exactly than its tag; a word of a closed list that programs know. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pois add kind text`.execute(db);
  await sql`
    alter table pois add constraint pois_kind_check
    check (kind ~ '^[a-z]+(-[a-z]+)*$' and char_length(kind) <= 30) not valid`.execute(db);
}
