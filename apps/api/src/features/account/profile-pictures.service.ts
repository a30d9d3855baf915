import {
  claimProfilePicture,
  findProfilePicture,
  type KeptPicture,
  type PictureOutcome,
  postponeProfilePicture,
  saveProfilePicture,
} from '@ooo/db/queries/profile-pictures.queries';
import type { Db } from '@ooo/db/tables/database';
import type { UserId } from '@ooo/domain/shared/ids';
import type { TicketPool } from '@ooo/tickets/worker/pool';
import type { WarningLog } from '../../context/ports/caller.ts';
import type { FetchPicture } from '../../providers/pictures/fetch-picture.ts';
import { createTurns } from '../../providers/upstream/turns.ts';
import { UpstreamError } from '../../providers/upstream/upstream-error.ts';
import type { LiveSettings } from '../../context/ports/settings.ts';
import type { ProfilePictures } from '../../context/ports/profile-pictures.ts';

/** Longer than fetching and shrinking may take: until then no other process asks. */
const CLAIM_MS = 60_000;
const GOOD_MS = 7 * 86_400_000;
const FAILED_MS = 60 * 60_000;
const GONE_MS = 86_400_000;

interface ProfilePicturesOptions {
  readonly db: Db;
  readonly settings: Pick<LiveSettings, 'read'>;
  readonly clock: () => Date;
  readonly shrink: TicketPool['makePortrait'];
  readonly fetch: FetchPicture;
  /** The address if it may be asked, otherwise null. */
  readonly toAddress: (url: string) => URL | null;
}

/** Of all processes on a database, the one that claims the picture's row asks for it. */
export function createProfilePictures(options: ProfilePicturesOptions): ProfilePictures {
  const { db, settings, clock, shrink, fetch, toAddress } = options;
  const running = new Map<UserId, Promise<Uint8Array | undefined>>();
  const inTurn = createTurns({ atOnce: 4, waitMs: 5000, maxWaiting: 100, clock });
  const later = (ms: number): Date => new Date(clock().getTime() + ms);

  async function fetchAndKeep(
    source: { readonly userId: UserId; readonly address: string },
    url: URL,
  ): Promise<Uint8Array | undefined> {
    const claim = await claimProfilePicture(db, {
      ...source,
      now: clock(),
      until: later(CLAIM_MS),
    });
    if (!claim) return undefined;
    const postpone = async (outcome: PictureOutcome, ms: number): Promise<void> =>
      postponeProfilePicture(db, { ...source, outcome, now: clock(), askAgainAt: later(ms) });
    try {
      const answer = await fetch(url, claim);
      if (answer.kind !== 'picture') {
        await postpone(answer.kind, answer.kind === 'gone' ? GONE_MS : GOOD_MS);
        return undefined;
      }
      const image = await shrink(answer.bytes);
      const picture = { image, etag: answer.etag, fetchedAt: clock(), askAgainAt: later(GOOD_MS) };
      await saveProfilePicture(db, { ...source, ...picture });
      return image;
    } catch (error) {
      await postpone('failed', FAILED_MS);
      throw error;
    }
  }

  async function begin(userId: UserId, { address }: KeptPicture): Promise<Uint8Array | undefined> {
    const url = toAddress(address);
    if (!url || (await settings.read()).maintenanceMode) return undefined;
    return inTurn(async () => fetchAndKeep({ userId, address }, url));
  }

  function start(
    userId: UserId,
    kept: KeptPicture,
    log: WarningLog,
  ): Promise<Uint8Array | undefined> {
    const before = running.get(userId);
    if (before) return before;
    const fetching = begin(userId, kept)
      .catch((error: unknown) => {
        log.warn({ reason: reasonOf(error) }, 'no profile picture');
        return undefined;
      })
      .finally(() => running.delete(userId));
    running.set(userId, fetching);
    return fetching;
  }

  return {
    read: async (userId, log) => {
      const kept = await findProfilePicture(db, { userId, now: clock() });
      if (!kept || !toAddress(kept.address)) return undefined;
      const fetching = kept.isDue ? start(userId, kept, log) : running.get(userId);
      return kept.image ?? (await fetching);
    },
  };
}

/** Not the error itself: what a name server or a certificate says of it names the host. */
function reasonOf(error: unknown): string {
  if (error instanceof UpstreamError)
    return typeof error.cause === 'string' ? `${error.reason}: ${error.cause}` : error.reason;
  return error instanceof Error ? error.name : 'unknown';
}
