import { findAppSettings, updateAppSettings } from '@ooo/db/queries/app-settings.queries';
import type { AppSettings, AppSettingsPatch } from '@ooo/domain/admin/app-settings.schema';
import type { AdminContext } from '../../context/context.ts';
import { makeRecordedChange } from '../audit/recorded-change.service.ts';

/** Takes effect here at once, in other processes within seconds. */
export async function setAppSettings(
  ctx: AdminContext,
  patch: AppSettingsPatch,
): Promise<AppSettings> {
  const { deps, user } = ctx;
  if (Object.keys(patch).length === 0) return findAppSettings(deps.db);
  const settings = await makeRecordedChange(
    ctx,
    async (tx) => updateAppSettings(tx, { patch, userId: user.id }),
    () => ({ action: 'settings-changed', details: patch }),
  );
  deps.settings.adopt(settings);
  return settings;
}
