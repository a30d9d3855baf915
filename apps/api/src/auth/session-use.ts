import { touchSession } from '@ooo/db/queries/sessions.queries';
import type { Db } from '@ooo/db/tables/database';

const NOTE_EVERY_MS = 5 * 60_000;
const PAUSE_AFTER_FAILURE_MS = 60_000;

interface SessionUse {
  /** The hash of the secret. */
  readonly id: string;
  readonly lastSeenAt: Date;
}

export interface SessionUseOptions {
  readonly db: Db;
  readonly clock: () => Date;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Notes that a session is used, once every five minutes: most requests cost no statement, and of simultaneous
 * requests only one writes. It never fails a request. A database that accepts no writes is left alone for a minute,
 * or every read would try and log again.
 */
export function sessionUseNotes({ db, clock, onFailure }: SessionUseOptions) {
  const underWay = new Set<string>();
  let pausedUntil = 0;

  return async ({ id, lastSeenAt }: SessionUse): Promise<void> => {
    const now = clock();
    const before = new Date(now.getTime() - NOTE_EVERY_MS);
    if (lastSeenAt > before || now.getTime() < pausedUntil || underWay.has(id)) return;
    underWay.add(id);
    try {
      await touchSession(db, { id, now, before });
    } catch (error) {
      pausedUntil = now.getTime() + PAUSE_AFTER_FAILURE_MS;
      onFailure(error);
    } finally {
      underWay.delete(id);
    }
  };
}
