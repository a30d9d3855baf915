import type { Language } from '@ooo/domain/shared/language';
import { chooseLanguage } from '../i18n/browser-language.ts';
import { readStoredLanguage } from './stored-language.ts';

/** Where it is kept. Not `language`: that is the New World Lab's. */
export const VISITOR_LANGUAGE_KEY = 'visitor-language';

/** The language that was chosen in this browser, else the browser's own. */
export function readVisitorLanguage(): Language {
  return readStoredLanguage(VISITOR_LANGUAGE_KEY) ?? chooseLanguage(navigator.languages);
}
