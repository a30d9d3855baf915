import { sql } from 'kysely';
import type { UserId } from '@ooo/domain/shared/ids';
import type { Db } from '../tables/database.ts';

/** Stores settings as if a version had written them that knows other ones. */
export async function poisonUser(
  db: Db,
  { id, language, preferences }: { id: UserId; language: string; preferences: object },
): Promise<void> {
  await sql`alter table users drop constraint if exists users_language_check`.execute(db);
  await sql`
    update users set language = ${language}, preferences = ${JSON.stringify(preferences)}::jsonb
    where id = ${id}`.execute(db);
}
