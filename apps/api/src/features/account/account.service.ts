import { confirmAge, updatePreferences } from '@ooo/db/queries/users.queries';
import type { CurrentUser, Preferences } from '@ooo/domain/account/user.schema';
import type { AgeUncheckedContext } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import { makeRecordedChange } from '../audit/recorded-change.service.ts';

/** Sets the fields that the input has; the others stay. */
export async function setPreferences(
  { deps: { db }, user }: AgeUncheckedContext,
  patch: Preferences,
): Promise<CurrentUser> {
  const changed = await updatePreferences(db, { userId: user.id, patch });
  if (!changed) throw new AppError('UNAUTHENTICATED');
  const { temperatureUnit, language } = changed;
  return { ...user, temperatureUnit, language };
}

/** Stores that the user is old enough, with the time of the first confirmation. */
export async function confirmOwnAge(ctx: AgeUncheckedContext): Promise<CurrentUser> {
  const { user } = ctx;
  const now = ctx.deps.clock();
  await makeRecordedChange(
    ctx,
    async (tx) => {
      const confirmed = await confirmAge(tx, { userId: user.id, now });
      if (!confirmed) throw new AppError('UNAUTHENTICATED');
      return { isFirst: confirmed.ageConfirmedAt?.getTime() === now.getTime() };
    },
    ({ isFirst }) => (isFirst ? { action: 'age-confirmed' } : undefined),
  );
  return { ...user, ageConfirmed: true };
}
