import type { Db } from '../tables/database.ts';

/** Keeps what a user writes to the team; resolves to its number. */
export async function insertFeedback(
  db: Db,
  { userId, message }: { userId: string; message: string },
): Promise<{ id: number }> {
  return db
    .insertInto('feedback')
    .values({ user_id: userId, message })
    .returning('id')
    .executeTakeFirstOrThrow();
}
