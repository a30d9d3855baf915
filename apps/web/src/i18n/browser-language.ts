import type { Language } from '@ooo/domain/shared/language';
import { isLanguage } from '@ooo/texts/languages';

/** The first of the languages that a browser asks for (`es-MX`, `ko`) that is one of ours; English for none. */
export function chooseLanguage(asked: readonly string[]): Language {
  const codes = asked.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '');
  return codes.find(isLanguage) ?? 'en';
}
