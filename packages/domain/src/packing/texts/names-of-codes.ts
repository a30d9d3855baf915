import type { Language } from '../../shared/language.ts';

/** A country by its ISO code; the code itself if it is not one. */
export function regionName(country: string, language: Language): string {
  return nameOf(country, language, 'region');
}

/** A currency by its ISO code; the code itself if it is not one. */
export function currencyName(currency: string, language: Language): string {
  return nameOf(currency, language, 'currency');
}

function nameOf(code: string, language: Language, type: 'region' | 'currency'): string {
  try {
    return new Intl.DisplayNames(language, { type }).of(code) ?? code;
  } catch {
    // Not a code at all: `of` throws a RangeError.
    return code;
  }
}
