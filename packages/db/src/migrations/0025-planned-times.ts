import { sql, type Kysely } from 'kysely';

export const onlyAdds = true;

/**
 * Whether auto-plan set the time that a place has. No check ties it to a time: a version that does not know it clears
 * times without it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pois add planned boolean not null default false`.execute(db);
}
