import { insertAuditEntry } from '@ooo/db/queries/audit.queries';
import { confirmAge, updatePreferences } from '@ooo/db/queries/users.queries';
import type { CurrentUser, Preferences } from '@ooo/domain/account/user.schema';
import type { Deps } from '../../context/deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Context } from '../../trpc/context.ts';

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

/** Keeps that the user is old enough, with the time of the first confirmation. */
export async function confirmOwnAge(
  { deps: { db, clock }, requestId }: Pick<Context, 'deps' | 'requestId'>,
  user: CurrentUser,
): Promise<CurrentUser> {
  const now = clock();
  const confirmed = await confirmAge(db, { userId: user.id, now });
  if (!confirmed) throw new AppError('UNAUTHENTICATED');
  const isFirst = confirmed.ageConfirmedAt?.getTime() === now.getTime();
  if (isFirst) {
    await insertAuditEntry(db, { action: 'age-confirmed', actorId: user.id, requestId });
  }
  return { ...user, ageConfirmed: true };
}
