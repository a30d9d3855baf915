import { insertFeedback } from '@ooo/db/queries/feedback.queries';
import type { FeedbackCreate } from '@ooo/domain/admin/feedback.schema';
import type { InvitedContext } from '../../context/context.ts';

/** Kept until the account goes; admins read it in the control deck. */
export async function submitFeedback(
  { deps: { db }, user }: InvitedContext,
  { message }: FeedbackCreate,
): Promise<{ id: number }> {
  return insertFeedback(db, { userId: user.id, message });
}
