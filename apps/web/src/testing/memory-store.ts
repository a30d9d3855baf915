import type { browserStore } from '../lib/browser-store.ts';

/** A browser's storage that lasts as long as the test. */
export function makeMemoryStore(): typeof browserStore {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (...keys) => keys.forEach((key) => texts.delete(key)),
  };
}
