import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type {
  InviteCheck,
  InviteCheckResult,
  InviteStats,
} from '@ooo/domain/account/invite.schema';

export async function checkInvite(
  _deps: Deps,
  _user: CurrentUser,
  _i: InviteCheck,
): Promise<InviteCheckResult> {
  throw new AppError('INTERNAL');
}

export async function findInviteStats(
  _deps: Deps,
  _user: CurrentUser,
): Promise<InviteStats | null> {
  throw new AppError('INTERNAL');
}
