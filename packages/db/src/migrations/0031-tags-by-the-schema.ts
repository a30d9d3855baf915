import { sql, type Kysely } from 'kysely';

export const onlyAdds = true;

/**
 * The application's schema is the one place that lists the tags: a list in the database had to be changed with it. What is
 * stored stays a short word.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table pois
      drop constraint pois_tag_check,
      add constraint pois_tag_check check (tag ~ '^[a-z][a-z-]{1,19}$')`.execute(db);
}
