import type { Page } from '@playwright/test';

/**
 * Whose screen it is: they see different things at the same address. `full` is at the trip limit, and `away` is on a trip
 * today.
 */
export type Viewer = 'visitor' | 'newcomer' | 'traveller' | 'full' | 'away' | 'admin';

export interface Screen {
  readonly name: string;
  readonly viewer: Viewer;
  /** `{trip}` stands for the id of the viewer's first trip. */
  readonly path: string;
  /** What is there once it is complete, where that is more than its frame; before anything is done on it. */
  readonly shows?: string;
  /** What is done on the page before the picture is taken; it goes by marks that are the same in every language. */
  readonly act?: (page: Page) => Promise<void>;
}
