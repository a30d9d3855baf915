import type { Language } from '@ooo/domain/shared/language';

/** What each language calls itself: whoever looks for their own can read it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ko: '한국어',
  es: 'Español',
};
