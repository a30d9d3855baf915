import { sql } from 'kysely';
import type { ChosenPreferences, SettingsPatch } from '@ooo/domain/account/preferences.schema';
import { endsAfterItStarts } from '@ooo/domain/scheduling/pace';
import type { UserId } from '@ooo/domain/shared/ids';
import { DEFAULT_PREFERENCES, readPreferences } from '@ooo/domain/shared/preferences';
import { withPatch } from '@ooo/domain/shared/with-patch';
import type { Db } from '../tables/database.ts';
import { toJson } from '../tables/json-column.ts';
import { inTransaction } from './in-transaction.ts';
import { toUser, USER_COLUMNS, type User } from './user-row.ts';

export type SettingsUpdate =
  | { readonly ok: true; readonly user: User }
  | { readonly ok: false; readonly reason: 'no-user' | 'day-ends-first' };

/**
 * Sets the fields of the patch, of the preferences too; the others stay, so that two devices never undo each other's
 * choices. Unreadable stored values are removed with it. `day-ends-first` changes nothing.
 */
export async function updateSettings(
  db: Db,
  { userId, patch }: { userId: UserId; patch: SettingsPatch },
): Promise<SettingsUpdate> {
  return inTransaction(db, async (tx) => {
    const known = await tx
      .selectFrom('users')
      .select('preferences')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!known) return { ok: false, reason: 'no-user' };
    const { chosen } = readPreferences(known.preferences);
    const preferences = withPatch(chosen, patch.preferences ?? {});
    if (patch.preferences && !isOrderly(preferences)) {
      return { ok: false, reason: 'day-ends-first' };
    }
    const row = await tx
      .updateTable('users')
      .set({
        temperature_unit: patch.temperatureUnit,
        language: patch.language,
        preferences: patch.preferences && toJson(preferences),
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', userId)
      .returning(USER_COLUMNS)
      .executeTakeFirstOrThrow();
    return { ok: true, user: toUser(row) };
  });
}

/** Whether a day by these preferences ends after it starts. */
function isOrderly(chosen: ChosenPreferences): boolean {
  const { pace, dayStart, dayEnd } = withPatch(DEFAULT_PREFERENCES, chosen);
  return endsAfterItStarts({
    pace,
    dayStart: dayStart ?? undefined,
    dayEnd: dayEnd ?? undefined,
  });
}
