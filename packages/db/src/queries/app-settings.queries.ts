import { sql } from 'kysely';
import type { AppSettings, AppSettingsPatch } from '@ooo/domain/admin/app-settings.schema';
import type { UserId } from '@ooo/domain/shared/ids';
import type { Db } from '../tables/database.ts';
import { toPerson } from './person-row.ts';

/** The row exists since the migration that made the table. */
export async function findAppSettings(db: Db): Promise<AppSettings> {
  const row = await db
    .selectFrom('app_settings')
    .leftJoin('users', 'users.id', 'app_settings.updated_by')
    .select(['maintenance_mode', 'debug_logging', 'app_settings.updated_at'])
    .select(['users.id as user_id', 'users.email', 'users.first_name'])
    .executeTakeFirstOrThrow();
  return {
    maintenanceMode: row.maintenance_mode,
    debugLogging: row.debug_logging,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: toPerson(row),
  };
}

/** Sets the fields of the patch and notes who did it; resolves to the new settings. */
export async function updateAppSettings(
  db: Db,
  { patch, userId }: { patch: AppSettingsPatch; userId: UserId },
): Promise<AppSettings> {
  await db
    .updateTable('app_settings')
    .set({
      maintenance_mode: patch.maintenanceMode,
      debug_logging: patch.debugLogging,
      updated_at: sql<Date>`now()`,
      updated_by: userId,
    })
    .execute();
  return findAppSettings(db);
}
