import { findAppSettings } from '@ooo/db/queries/app-settings.queries';
import type { AppSettings } from '@ooo/domain/admin/app-settings.schema';
import type { Db } from '@ooo/db/tables/database';

/** How long another process may take to notice an admin's change. */
const FRESH_MS = 3000;

export type Switches = Pick<AppSettings, 'maintenanceMode' | 'debugLogging'>;

/** The settings that admins change while the product runs, without a query for each request. */
export interface LiveSettings {
  /**
   * The current settings, at most three seconds old. If the database does not answer, the last known ones; before the
   * first answer everything is off. The request that asks will meet the same database.
   */
  readonly read: () => Promise<Switches>;
  /** Makes this process use at once what it has just stored. */
  readonly adopt: (switches: Switches) => void;
  /** Calls the listener each time the settings are read or adopted; returns a function that ends that. */
  readonly onRead: (listener: (switches: Switches) => void) => () => void;
}

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
