import type { Language } from '@ooo/domain/shared/language';
import { localeOf } from './locale.ts';

/** A country by its ISO 3166 code: `South Korea`, `대한민국`; the code itself if it has no name. */
export function formatCountry(code: string, language: Language): string {
  return new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code;
}
