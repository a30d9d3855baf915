import type { FeedbackPage, FeedbackQuery } from '@ooo/domain/admin/feedback.schema';
import type { UserId } from '@ooo/domain/shared/ids';
import type { Db } from '../tables/database.ts';
import { toPage } from './page.ts';

/** Stores what a user writes to the team; resolves to its number. */
export async function insertFeedback(
  db: Db,
  { userId, message }: { userId: UserId; message: string },
): Promise<{ id: number }> {
  return db
    .insertInto('feedback')
    .values({ user_id: userId, message })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** The feedback of all users, the newest first; those before the number `before` if it is given. */
export async function listFeedback(
  db: Db,
  { before, limit }: FeedbackQuery,
): Promise<FeedbackPage> {
  let query = db
    .selectFrom('feedback')
    .innerJoin('users', 'users.id', 'feedback.user_id')
    .select(['feedback.id', 'feedback.message', 'feedback.created_at'])
    .select(['users.id as user_id', 'users.email', 'users.first_name'])
    .orderBy('feedback.id', 'desc')
    .limit(limit + 1);
  if (before !== undefined) query = query.where('feedback.id', '<', before);
  const { items, nextBefore } = toPage(await query.execute(), limit);
  return {
    items: items.map((row) => ({
      id: row.id,
      message: row.message,
      user: { id: row.user_id, email: row.email, name: row.first_name },
      createdAt: row.created_at.toISOString(),
    })),
    nextBefore,
  };
}
