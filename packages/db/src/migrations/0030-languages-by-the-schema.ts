import { sql, type Kysely } from 'kysely';

export const onlyAdds = true;

/**
 * Which languages there are is said in one place, the application's schema: a list in the database had to be changed with
 * it. What is stored stays a short tag of a language.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      drop constraint users_language_check,
      add constraint users_language_check check (language ~ '^[a-z]{2,3}$')`.execute(db);
}
