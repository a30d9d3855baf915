import { findAppSettings } from '@ooo/db/queries/app-settings.queries';
import type { Db } from '@ooo/db/tables/database';
import type { LiveSettings, Switches } from '../../context/ports/settings.ts';

/** How long another process may take to notice an admin's change. */
const FRESH_MS = 3000;

/** `now` is a monotonic clock in milliseconds. */
export function createLiveSettings(db: Db, now = () => performance.now()): LiveSettings {
  const listeners = new Set<(switches: Switches) => void>();
  let known: Switches = { maintenanceMode: false, debugLogging: false };
  let freshUntil = -Infinity;
  let reading: Promise<void> | undefined;
  let adoptions = 0;

  const adopt = (switches: Switches): void => {
    adoptions += 1;
    known = switches;
    freshUntil = now() + FRESH_MS;
    for (const listener of listeners) listener(switches);
  };
  const refresh = async (): Promise<void> => {
    const before = adoptions;
    const found = await findAppSettings(db).catch(() => known);
    // Settings that were stored here meanwhile are newer than those that were read.
    if (before === adoptions) adopt(found);
  };
  return {
    adopt,
    read: async () => {
      if (now() >= freshUntil) {
        reading ??= refresh().finally(() => {
          reading = undefined;
        });
        await reading;
      }
      return known;
    },
    onRead: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
