import {
  findInviteStats as findStats,
  redeemInvite,
  type Redemption,
} from '@ooo/db/queries/invites.queries';
import type {
  InviteCheck,
  InviteCheckResult,
  InviteStats,
} from '@ooo/domain/account/invite.schema';
import { ERROR_SENTENCES } from '@ooo/texts/errors';
import type { SignedInContext } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import {
  type ChangeRequest,
  type Entry,
  makeRecordedChange,
} from '../audit/recorded-change.service.ts';

function refuse(
  reason: 'invite-unknown' | 'invite-disabled' | 'invite-used-up',
): InviteCheckResult {
  return { access: false, message: ERROR_SENTENCES.en[reason], reason };
}

const ANSWERS: Record<Redemption, InviteCheckResult> = {
  redeemed: { access: true, message: 'Welcome aboard.' },
  already: { access: true, message: 'You already have access.' },
  unknown: refuse('invite-unknown'),
  disabled: refuse('invite-disabled'),
  exhausted: refuse('invite-used-up'),
};

/**
 * A code counts each user once; a user who is invited already stays so, whatever the code. The audit log records the
 * code that was redeemed, but never one that does not exist: the user might have typed anything.
 */
export async function redeemCode(
  ctx: ChangeRequest,
  { code }: Pick<InviteCheck, 'code'>,
): Promise<InviteCheckResult> {
  const redemption = await makeRecordedChange(
    ctx,
    async (tx) => redeemInvite(tx, { userId: ctx.user.id, code }),
    (outcome) => toEntry(outcome, code),
  );
  return ANSWERS[redemption];
}

function toEntry(redemption: Redemption, code: string): Entry | undefined {
  if (redemption === 'already') return undefined;
  if (redemption === 'redeemed') return { action: 'invite-redeemed', subject: code };
  return {
    action: 'invite-refused',
    subject: redemption === 'unknown' ? null : code,
    details: { reason: redemption },
  };
}

/** Like {@link redeemCode}, for the caller. If an e-mail is given, it must be the caller's own. */
export async function checkInvite(
  ctx: SignedInContext,
  { email, code }: InviteCheck,
): Promise<InviteCheckResult> {
  if (email && email.trim().toLowerCase() !== ctx.user.email.toLowerCase()) {
    throw new AppError('invite-of-another');
  }
  return redeemCode(ctx, { code });
}

/** Uses of the code that the user redeemed; null without one. */
export async function findInviteStats({
  deps: { db },
  user,
}: SignedInContext): Promise<InviteStats | null> {
  return (await findStats(db, { userId: user.id })) ?? null;
}
