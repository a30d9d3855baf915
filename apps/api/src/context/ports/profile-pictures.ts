import type { UserId } from '@ooo/domain/shared/ids';
import type { WarningLog } from './caller.ts';

/** Profile pictures of users, small, from the database. */
export interface ProfilePictures {
  /**
   * The user's picture as a WebP. One that was never asked for is fetched first, one older than seven days is fetched
   * again in the background. Undefined if there is none, or none is available at the moment.
   */
  readonly read: (userId: UserId, log: WarningLog) => Promise<Uint8Array | undefined>;
}
