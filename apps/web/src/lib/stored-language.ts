import type { Language } from '@ooo/domain/shared/language';
import { isLanguage } from '@ooo/domain/shared/languages';
import { browserStore } from './browser-store.ts';

const reported = new Set<string>();

/** Screens read it at every rendering: one line a value is enough. */
function report(key: string, text: string): void {
  if (reported.has(`${key} ${text}`)) return;
  reported.add(`${key} ${text}`);
  // oxlint-disable-next-line eslint/no-console -- whoever changed the storage by hand looks there
  console.warn(`The stored language "${text}" (${key}) does not exist; English stands in.`);
}

/** The language that this browser keeps under a key, English for one that does not exist; undefined where none is kept. */
export function readStoredLanguage(key: string): Language | undefined {
  const text = browserStore.read(key);
  if (text === null || isLanguage(text)) return text ?? undefined;
  report(key, text);
  return 'en';
}
