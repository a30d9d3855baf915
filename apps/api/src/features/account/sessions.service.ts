import { insertAuditEntry } from '@ooo/db/queries/audit.queries';
import {
  deleteOtherSessions,
  deleteSessionOf,
  listSessionItems,
} from '@ooo/db/queries/sessions.queries';
import type { SessionItem } from '@ooo/domain/account/session.schema';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { AppError } from '../../errors/app-error.ts';
import type { Context } from '../../trpc/context.ts';

function sessionIdOf({ credential }: Context): string | null {
  return credential?.kind === 'session' ? credential.id : null;
}

/** The user's sign-ins that are in force. With a token none of them is the current one. */
export async function listOwnSessions(ctx: Context, user: CurrentUser): Promise<SessionItem[]> {
  const { db, clock } = ctx.deps;
  return listSessionItems(db, { userId: user.id, currentId: sessionIdOf(ctx), now: clock() });
}

export async function endOwnSession(
  { deps: { db }, requestId }: Context,
  user: CurrentUser,
  { id }: Pick<SessionItem, 'id'>,
): Promise<void> {
  const isEnded = await deleteSessionOf(db, { userId: user.id, publicId: id });
  if (!isEnded) throw new AppError('NOT_FOUND');
  await insertAuditEntry(db, { action: 'sign-out', actorId: user.id, subject: id, requestId });
}

/** Ends the session that asks. */
export async function signOut(
  { endSession, deps, requestId }: Context,
  user: CurrentUser,
): Promise<void> {
  await endSession();
  await insertAuditEntry(deps.db, { action: 'sign-out', actorId: user.id, requestId });
}

/** Ends every session of the user, or all but the one that asks; resolves to how many there were. */
export async function signOutEverywhere(
  ctx: Context,
  user: CurrentUser,
  { keepCurrent }: { keepCurrent: boolean },
): Promise<{ ended: number }> {
  const { deps, requestId } = ctx;
  const keepId = sessionIdOf(ctx) ?? '';
  const others = await deleteOtherSessions(deps.db, { userId: user.id, keepId });
  if (!keepCurrent) await ctx.endSession();
  const ended = keepCurrent ? others : others + 1;
  const entry = { actorId: user.id, requestId, details: { ended } };
  await insertAuditEntry(deps.db, { action: 'sign-out-everywhere', ...entry });
  return { ended };
}
