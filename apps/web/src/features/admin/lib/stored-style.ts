import { browserStore } from '../../../lib/browser-store.ts';

// Apart from the code that parses it: every page asks whether there is a style, and hardly any has one.

const KEY = 'style-config';

/** The style config as stored in this browser; null if there is none. */
export function readStoredStyle(): string | null {
  return browserStore.read(KEY);
}

export function writeStoredStyle(text: string): void {
  browserStore.write(KEY, text);
}

export function clearStyle(): void {
  browserStore.remove(KEY);
}
