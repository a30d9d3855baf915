import { updatePreferences } from '@ooo/db/queries/users.queries';
import type { CurrentUser, Preferences } from '@ooo/domain/account/user.schema';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';

/** Sets what the input names; the rest stays. */
export async function setPreferences(
  { db }: Deps,
  user: CurrentUser,
  patch: Preferences,
): Promise<CurrentUser> {
  const changed = await updatePreferences(db, { userId: user.id, patch });
  if (!changed) throw new AppError('UNAUTHENTICATED');
  const { temperatureUnit, language } = changed;
  return { ...user, temperatureUnit, language };
}
