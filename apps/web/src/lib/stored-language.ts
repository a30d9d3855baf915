import type { Language } from '@ooo/domain/shared/language';
import { isLanguage } from '@ooo/texts/languages';
import { browserStore } from './browser-store.ts';
import { tellCorrupt } from './tell-corrupt.ts';

/** The language that this browser keeps under a key, English for one that does not exist; undefined where none is kept. */
export function readStoredLanguage(key: string): Language | undefined {
  const text = browserStore.read(key);
  if (text === null || isLanguage(text)) return text ?? undefined;
  tellCorrupt(key, text);
  return 'en';
}
