import { findAppSettings, updateAppSettings } from '@ooo/db/queries/app-settings.queries';
import type { AppSettings, AppSettingsPatch } from '@ooo/domain/admin/app-settings.schema';
import type { Deps } from '../../context/deps.ts';
import { type ChangeRequest, makeRecordedChange } from '../audit/recorded-change.service.ts';

/** In force here at once, in other processes within seconds. */
export async function setAppSettings(
  request: ChangeRequest & { readonly deps: Deps },
  patch: AppSettingsPatch,
): Promise<AppSettings> {
  const { deps, user } = request;
  if (Object.keys(patch).length === 0) return findAppSettings(deps.db);
  const settings = await makeRecordedChange(
    request,
    async (tx) => updateAppSettings(tx, { patch, userId: user.id }),
    () => ({ action: 'settings-changed', details: patch }),
  );
  deps.settings.adopt(settings);
  return settings;
}
