import type { UserId } from '@ooo/domain/shared/ids';
import { createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import { sessionStore } from '../../../lib/session-store.ts';
import type { NewDocument } from '../lib/admit-documents.ts';

/** The tab's own key: what waits in one tab is not found by another, nor after it is closed. */
const KEY = 'waiting-tickets';
const KEPT_MS = 24 * 60 * 60 * 1000;

interface Waiting {
  readonly since: number;
  /** The user who chose them, null for a visitor: one user's files are not read for another. */
  readonly owner: UserId | null;
  readonly documents: readonly NewDocument[];
}

/** Files in memory, if the browser keeps none. */
let inMemory: Waiting | undefined;

/** Unlike `randomUUID` it exists without https. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

let opened: UseStore | undefined;
const openStore = () => (opened ??= createStore('ooo-waiting', 'tickets'));

/** Removes what was left for more than a day. */
export async function forgetOldTickets(now = Date.now()): Promise<void> {
  try {
    const store = openStore();
    const all = await entries<string, Waiting>(store);
    const old = all.filter(([, { since }]) => now - since > KEPT_MS);
    await delMany(
      old.map(([key]) => key),
      store,
    );
  } catch {
    // The browser keeps no files, so there are none.
  }
}

/**
 * Keeps documents in this browser until the visitor is signed in and can have them read; they replace earlier ones.
 * False if they last only as long as the page, because the browser keeps no files.
 */
export async function keepWaiting(
  documents: readonly NewDocument[],
  owner: UserId | null,
  since = Date.now(),
): Promise<boolean> {
  const waiting: Waiting = { since, owner, documents };
  inMemory = waiting;
  try {
    const store = openStore();
    const key = sessionStore.read(KEY) ?? newKey();
    await set(key, waiting, store);
    sessionStore.write(KEY, key);
    return true;
  } catch {
    return false;
  }
}

/** Takes what waits in this tab for a user; it is removed even if it was for another user. Empty if nothing does. */
export async function takeWaiting(user: UserId): Promise<readonly NewDocument[]> {
  const waiting = await take();
  if (!waiting || (waiting.owner !== null && waiting.owner !== user)) return [];
  return waiting.documents;
}

async function take(): Promise<Waiting | undefined> {
  const remembered = inMemory;
  const key = sessionStore.read(KEY);
  inMemory = undefined;
  sessionStore.remove(KEY);
  if (key === null) return remembered;
  try {
    const store = openStore();
    const waiting = await get<Waiting>(key, store);
    await delMany([key], store);
    return waiting ?? remembered;
  } catch {
    return remembered;
  }
}
