import { browserStore } from '../../../lib/browser-store.ts';

// Apart from what can read it: every page asks whether there is a style, and hardly one has any.

const KEY = 'style-config';

/** The stored style config as it lies in this browser; null where none does. */
export function readStoredStyle(): string | null {
  return browserStore.read(KEY);
}

export function writeStoredStyle(text: string): void {
  browserStore.write(KEY, text);
}

export function clearStyle(): void {
  browserStore.remove(KEY);
}
