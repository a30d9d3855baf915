import {
  deleteOtherSessions,
  deleteSessionOf,
  listSessionItems,
} from '@ooo/db/queries/sessions.queries';
import type { SessionItem } from '@ooo/domain/account/session.schema';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { sessionOf } from '../../auth/identity.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Context } from '../../trpc/context.ts';
import { type ChangeRequest, makeRecordedChange } from '../audit/recorded-change.service.ts';

/** The user's sign-ins that are in force. With a token none of them is the current one. */
export async function listOwnSessions(ctx: Context, user: CurrentUser): Promise<SessionItem[]> {
  const { db, clock } = ctx.deps;
  return listSessionItems(db, {
    userId: user.id,
    currentId: sessionOf(ctx)?.id ?? null,
    now: clock(),
  });
}

export async function endOwnSession(
  { deps, requestId }: Context,
  user: CurrentUser,
  { id }: Pick<SessionItem, 'id'>,
): Promise<void> {
  await makeRecordedChange(
    { deps, user, requestId },
    async (tx) => {
      const isEnded = await deleteSessionOf(tx, { userId: user.id, publicId: id });
      if (!isEnded) throw new AppError('NOT_FOUND');
    },
    () => ({ action: 'sign-out', subject: id }),
  );
}

type SigningOut = ChangeRequest & Pick<Context, 'credential'>;

/** Ends the session that asks. */
export async function signOut(request: SigningOut): Promise<void> {
  const session = sessionOf(request);
  await makeRecordedChange(
    request,
    async (tx) => session?.end(tx),
    () => ({ action: 'sign-out' }),
  );
  session?.dropCookie();
}

/** Ends every session of the user, or all but the one that asks; resolves to how many there were. */
export async function signOutEverywhere(
  ctx: Context,
  user: CurrentUser,
  { keepCurrent }: { keepCurrent: boolean },
): Promise<{ ended: number }> {
  const { deps, requestId } = ctx;
  const session = sessionOf(ctx);
  const answer = await makeRecordedChange(
    { deps, user, requestId },
    async (tx) => {
      const others = await deleteOtherSessions(tx, { userId: user.id, keepId: session?.id ?? '' });
      if (keepCurrent) return { ended: others };
      await session?.end(tx);
      return { ended: others + 1 };
    },
    ({ ended }) => ({ action: 'sign-out-everywhere', details: { ended } }),
  );
  if (!keepCurrent) session?.dropCookie();
  return answer;
}
