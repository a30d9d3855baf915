import type { Language } from '../languages.ts';
import { USUAL } from '../usual.ts';

/** A country by its ISO code; the code itself if it is not one. */
export function regionName(country: string, language: Language): string {
  return nameOf(country, language, 'region');
}

/** A currency by its ISO code; the code itself if it is not one. */
export function currencyName(currency: string, language: Language): string {
  return nameOf(currency, language, 'currency');
}

/** A language by its BCP 47 tag; the tag itself if it is not one. */
export function languageName(tag: string, language: Language): string {
  return nameOf(tag, language, 'language');
}

function nameOf(
  code: string,
  language: Language,
  type: 'region' | 'currency' | 'language',
): string {
  try {
    return new Intl.DisplayNames(USUAL[language].locale, { type }).of(code) ?? code;
  } catch {
    // Not a code at all: `of` throws a RangeError.
    return code;
  }
}
