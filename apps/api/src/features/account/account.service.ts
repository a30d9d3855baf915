import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Preferences } from '@ooo/domain/account/user.schema';

export async function setPreferences(
  _deps: Deps,
  _user: CurrentUser,
  _input: Preferences,
): Promise<CurrentUser> {
  throw new AppError('INTERNAL');
}

export async function signOut(_deps: Deps, _sessionId: string | null): Promise<void> {
  throw new AppError('INTERNAL');
}
