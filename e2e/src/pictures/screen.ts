import type { Page } from '@playwright/test';

/**
 * The viewer, since viewers see different things at the same address. `full` is at the trip limit, and `away` is on a trip
 * today.
 */
export type Viewer = 'visitor' | 'newcomer' | 'traveller' | 'full' | 'away' | 'admin';

export interface Screen {
  readonly name: string;
  readonly viewer: Viewer;
  /** `{trip}` is the id of the viewer's first trip. */
  readonly path: string;
  /** A selector for the complete screen, if that is more than its frame, before any action. */
  readonly shows?: string;
  /** The actions before the picture is taken, by attributes that are the same in every language. */
  readonly act?: (page: Page) => Promise<void>;
}
