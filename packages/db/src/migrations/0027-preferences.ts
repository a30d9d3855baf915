import { sql, type Kysely } from 'kysely';

export const onlyAdds = true;

/**
 * What a user has chosen of theme, clock, week, plans and travel. Null, which all users have at first, is nothing chosen:
 * the defaults count, and what a browser has chosen. The longest choice takes less than half of the limit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add preferences jsonb,
      add constraint users_preferences_check check (
        jsonb_typeof(preferences) = 'object' and octet_length(preferences::text) <= 1024
      )`.execute(db);
}
