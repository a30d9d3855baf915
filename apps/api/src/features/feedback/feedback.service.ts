import { insertFeedback } from '@ooo/db/queries/feedback.queries';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { FeedbackCreate } from '@ooo/domain/admin/feedback.schema';
import type { Deps } from '../../context/deps.ts';

/** Kept until the account goes; admins read it in the control deck. */
export async function submitFeedback(
  { db }: Deps,
  user: CurrentUser,
  { message }: FeedbackCreate,
): Promise<{ id: number }> {
  return insertFeedback(db, { userId: user.id, message });
}
