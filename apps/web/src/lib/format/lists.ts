import type { Language } from '@ooo/domain/shared/language';
import { localeOf } from './locale.ts';

/** `Rome, Athens, and Crete`, `로마, 아테네, 크레타`, `Roma, Atenas y Creta`. */
export function formatList(items: readonly string[], language: Language): string {
  // Korean joins names without a word between the last two.
  if (language === 'ko') return items.join(', ');
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(items);
}
