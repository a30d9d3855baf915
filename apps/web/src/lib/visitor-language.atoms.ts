import type { Language } from '@ooo/domain/shared/language';
import { browserStore } from './browser-store.ts';
import { atom } from './jotai.ts';
import { readVisitorLanguage, VISITOR_LANGUAGE_KEY } from './visitor-language.ts';

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
    browserStore.write(VISITOR_LANGUAGE_KEY, language);
    set(keptLanguageAtom, language);
  },
);
