import { findAppSettings, updateAppSettings } from '@ooo/db/queries/app-settings.queries';
import type { AppSettings, AppSettingsPatch } from '@ooo/domain/admin/app-settings.schema';
import { type AdminRequest, makeRecordedChange } from './recorded-change.service.ts';

/** In force here at once, in other processes within seconds. */
export async function setAppSettings(
  request: AdminRequest,
  patch: AppSettingsPatch,
): Promise<AppSettings> {
  const { deps, user } = request;
  if (Object.keys(patch).length === 0) return findAppSettings(deps.db);
  const entry = { action: 'settings-changed', details: patch } as const;
  const settings = await makeRecordedChange(request, entry, async (tx) =>
    updateAppSettings(tx, { patch, userId: user.id }),
  );
  deps.settings.adopt(settings);
  return settings;
}
