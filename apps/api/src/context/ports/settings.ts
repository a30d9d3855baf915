import type { AppSettings } from '@ooo/domain/admin/app-settings.schema';

export type Switches = Pick<AppSettings, 'maintenanceMode' | 'debugLogging'>;

/** The settings that admins change while the product runs, without a query for each request. */
export interface LiveSettings {
  /**
   * The current settings, at most three seconds old. If the database does not answer, the last known ones; before the
   * first answer everything is off. The request that asks will meet the same database.
   */
  readonly read: () => Promise<Switches>;
  /** Makes this process use what it has just stored, at once. */
  readonly adopt: (switches: Switches) => void;
  /** Calls the listener each time the settings are read or adopted; returns a function that ends that. */
  readonly onRead: (listener: (switches: Switches) => void) => () => void;
}
