import type { Language } from '@ooo/domain/shared/language';
import { SCREEN_FORMATS } from '@ooo/texts/screen-formats';
import { localeOf } from './locale.ts';

/** `Rome, Athens, and Crete`, `로마, 아테네, 크레타`, `Roma, Atenas y Creta`. */
export function formatList(items: readonly string[], language: Language): string {
  const { list } = SCREEN_FORMATS[language];
  return (
    list?.(items) ?? new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(items)
  );
}
