import { createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import { sessionStore } from '../../../lib/session-store.ts';
import type { NewDocument } from '../lib/admit-documents.ts';

/** The tab's own key: what waits in one tab is found by no other, nor by anyone who comes after it is closed. */
const KEY = 'waiting-tickets';
const KEPT_MS = 24 * 60 * 60 * 1000;

interface Waiting {
  readonly since: number;
  readonly documents: readonly NewDocument[];
}

/** What waits for as long as the page, where the browser keeps no files. */
let inMemory: readonly NewDocument[] = [];

/** Unlike `randomUUID` it is there on a page without https as well. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

let opened: UseStore | undefined;
const openStore = () => (opened ??= createStore('ooo-waiting', 'tickets'));

/** Removes what nobody came back for within a day. */
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
 * Keeps documents in this browser until somebody is signed in who can have them read; they replace what waited before.
 * False if they last only as long as the page, because the browser keeps no files.
 */
export async function keepWaiting(
  documents: readonly NewDocument[],
  now = Date.now(),
): Promise<boolean> {
  inMemory = documents;
  try {
    const store = openStore();
    const key = sessionStore.read(KEY) ?? newKey();
    await set(key, { since: now, documents }, store);
    sessionStore.write(KEY, key);
    return true;
  } catch {
    return false;
  }
}

/** What waits in this tab, oldest first; it waits no longer. Empty if nothing does. */
export async function takeWaiting(): Promise<readonly NewDocument[]> {
  const remembered = inMemory;
  const key = sessionStore.read(KEY);
  inMemory = [];
  sessionStore.remove(KEY);
  if (key === null) return remembered;
  try {
    const store = openStore();
    const waiting = await get<Waiting>(key, store);
    await delMany([key], store);
    return waiting?.documents ?? remembered;
  } catch {
    return remembered;
  }
}
