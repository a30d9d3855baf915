import {
  deleteOtherSessions,
  deleteSessionOf,
  listSessionItems,
} from '@ooo/db/queries/sessions.queries';
import type { SessionItem } from '@ooo/domain/account/session.schema';
import type { AgeUncheckedContext, PublicContext, SignedInContext } from '../../context/context.ts';
import { sessionOf } from '../../auth/identity.ts';
import { AppError } from '../../errors/app-error.ts';
import { type ChangeRequest, makeRecordedChange } from '../audit/recorded-change.service.ts';

/** The user's active sign-ins. With a token none of them is the current one. */
export async function listOwnSessions(ctx: SignedInContext): Promise<SessionItem[]> {
  const { user } = ctx;
  const { db, clock } = ctx.deps;
  return listSessionItems(db, {
    userId: user.id,
    currentId: sessionOf(ctx)?.id ?? null,
    now: clock(),
  });
}

export async function endOwnSession(
  ctx: SignedInContext,
  { id }: Pick<SessionItem, 'id'>,
): Promise<void> {
  await makeRecordedChange(
    ctx,
    async (tx) => {
      const isEnded = await deleteSessionOf(tx, { userId: ctx.user.id, publicId: id });
      if (!isEnded) throw new AppError('not-found');
    },
    () => ({ action: 'sign-out', subject: id }),
  );
}

type SigningOut = ChangeRequest & Pick<PublicContext, 'credential'>;

/** Ends the caller's own session. */
export async function signOut(request: SigningOut): Promise<void> {
  const session = sessionOf(request);
  await makeRecordedChange(
    request,
    async (tx) => session?.end(tx),
    () => ({ action: 'sign-out' }),
  );
  session?.dropCookie();
}

/** Ends every session of the user, or all but the caller's own; resolves to how many there were. */
export async function signOutEverywhere(
  ctx: AgeUncheckedContext,
  { keepCurrent }: { keepCurrent: boolean },
): Promise<{ ended: number }> {
  const { user } = ctx;
  const session = sessionOf(ctx);
  const answer = await makeRecordedChange(
    ctx,
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
