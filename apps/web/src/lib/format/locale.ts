import type { Language } from '@ooo/domain/shared/language';
import { USUAL } from '@ooo/texts/usual';

/** The locale that formats for a language of the interface. */
export function localeOf(language: Language): string {
  return USUAL[language].locale;
}
