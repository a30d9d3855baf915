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
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';

const ANSWERS: Record<Redemption, InviteCheckResult> = {
  redeemed: { access: true, message: 'Welcome aboard.' },
  already: { access: true, message: 'You are in already.' },
  unknown: {
    access: false,
    message: 'This invite code does not exist. Check it for typing errors.',
  },
  disabled: { access: false, message: 'This invite code is no longer in use.' },
  exhausted: { access: false, message: 'This invite code has been used up.' },
};

/** A code counts one use a user, once; who is in already stays in, whatever the code. */
export async function checkInvite(
  { db }: Deps,
  user: CurrentUser,
  { email, code }: InviteCheck,
): Promise<InviteCheckResult> {
  if (email && email.trim().toLowerCase() !== user.email.toLowerCase()) {
    throw new AppError('FORBIDDEN', {
      message: 'An invite code can be redeemed only for your own e-mail address.',
    });
  }
  return ANSWERS[await redeemInvite(db, { userId: user.id, code })];
}

/** Of the code that lets the user in; null without one. */
export async function findInviteStats(
  { db }: Deps,
  user: CurrentUser,
): Promise<InviteStats | null> {
  return (await findStats(db, { userId: user.id })) ?? null;
}
