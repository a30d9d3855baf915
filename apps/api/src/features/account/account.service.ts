import { updateSettings } from '@ooo/db/queries/settings.queries';
import { confirmAge } from '@ooo/db/queries/users.queries';
import type { SettingsPatch } from '@ooo/domain/account/preferences.schema';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { AgeUncheckedContext } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import { makeRecordedChange } from '../audit/recorded-change.service.ts';

/** Sets the fields that the input has; the others stay. RULE_VIOLATED if the day would end before it starts. */
export async function setPreferences(
  { deps: { db }, user }: AgeUncheckedContext,
  patch: SettingsPatch,
): Promise<CurrentUser> {
  const changed = await updateSettings(db, { userId: user.id, patch });
  if (!changed.ok) {
    if (changed.reason === 'no-user') throw new AppError('signed-out');
    throw new AppError('day-end');
  }
  const { temperatureUnit, language, preferences } = changed.user;
  return { ...user, temperatureUnit, language, preferences };
}

/** Stores that the user is old enough, with the time of the first confirmation. */
export async function confirmOwnAge(ctx: AgeUncheckedContext): Promise<CurrentUser> {
  const { user } = ctx;
  const now = ctx.deps.clock();
  await makeRecordedChange(
    ctx,
    async (tx) => {
      const confirmed = await confirmAge(tx, { userId: user.id, now });
      if (!confirmed) throw new AppError('signed-out');
      return { isFirst: confirmed.ageConfirmedAt?.getTime() === now.getTime() };
    },
    ({ isFirst }) => (isFirst ? { action: 'age-confirmed' } : undefined),
  );
  return { ...user, ageConfirmed: true };
}
