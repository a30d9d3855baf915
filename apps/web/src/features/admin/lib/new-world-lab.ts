import type { Language } from '@ooo/domain/shared/language';
import { browserStore } from '../../../lib/browser-store.ts';
import { readStoredLanguage } from '../../../lib/stored-language.ts';
import { clearStyle } from './stored-style.ts';

const ACTIVE_KEY = 'partner-mode-active';
const LANGUAGE_KEY = 'language';

/** True while this browser is in the New World Lab, the partner mode. */
export function isLabActive(): boolean {
  return browserStore.read(ACTIVE_KEY) === 'true';
}

/** The mode starts in English. */
export function enterLab(): void {
  browserStore.write(ACTIVE_KEY, 'true');
  writeLabLanguage('en');
}

/** Removes everything that the mode has stored. */
export function leaveLab(): void {
  browserStore.remove(ACTIVE_KEY);
  clearLabLanguage();
  clearStyle();
}

/** The stored language, English where there is none; it applies while the mode is active. */
export function readLabLanguage(): Language {
  return readStoredLanguage(LANGUAGE_KEY) ?? 'en';
}

export function writeLabLanguage(language: Language): void {
  browserStore.write(LANGUAGE_KEY, language);
}

export function clearLabLanguage(): void {
  browserStore.remove(LANGUAGE_KEY);
}
