import { findAppSettings } from '@ooo/db/queries/app-settings.queries';
import type { AppSettings } from '@ooo/domain/admin/app-settings.schema';
import type { Db } from '@ooo/db/tables/database';

/** How long another process may take to notice what an admin switched. */
const FRESH_MS = 3000;

export type Switches = Pick<AppSettings, 'maintenanceMode' | 'debugLogging'>;

/** What admins switch while the product runs, without a query a request. */
export interface LiveSettings {
  /**
   * What is in force, at most three seconds old. Where the database does not answer, what was known
   * last, and before that everything off: the request that asks will meet the same database.
   */
  readonly read: () => Promise<Switches>;
  /** Lets this process follow at once what it has just stored. */
  readonly adopt: (switches: Switches) => void;
  /** Hears the switches each time they are read or adopted; answers with what ends that. */
  readonly onRead: (listener: (switches: Switches) => void) => () => void;
}

/** `now` counts milliseconds from anywhere, and never back. */
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
    // What was stored here meanwhile is newer than what was read.
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
