import { insertFeedback } from '@ooo/db/queries/feedback.queries';
import type { FeedbackCreate } from '@ooo/domain/admin/feedback.schema';
import type { InvitedContext } from '../../context/context.ts';

/** Stored until the account is deleted; admins read it in the control deck. */
export async function submitFeedback(
  { deps: { db }, user }: InvitedContext,
  { message }: FeedbackCreate,
): Promise<{ id: number }> {
  return insertFeedback(db, { userId: user.id, message });
}
