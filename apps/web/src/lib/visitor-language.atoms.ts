import type { Language } from '@ooo/domain/shared/language';
import { chooseLanguage } from '../i18n/browser-language.ts';
import { browserStore } from './browser-store.ts';
import { atom } from './jotai.ts';
import { readStoredLanguage } from './stored-language.ts';

/** Not `language`: that is the New World Lab's. */
const KEY = 'visitor-language';

/** The one that was chosen in this browser, else the browser's own. */
function readVisitorLanguage(): Language {
  return readStoredLanguage(KEY) ?? chooseLanguage(navigator.languages);
}

const keptLanguageAtom = atom(readVisitorLanguage());

// Another tab may change it.
keptLanguageAtom.onMount = (set) => {
  const follow = () => set(readVisitorLanguage());
  follow();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

/** A visitor's language, kept in the browser; a new account begins with it. */
export const visitorLanguageAtom = atom(
  (get) => get(keptLanguageAtom),
  (_get, set, language: Language) => {
    browserStore.write(KEY, language);
    set(keptLanguageAtom, language);
  },
);
