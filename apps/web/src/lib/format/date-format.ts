import type { Language } from '@ooo/domain/shared/language';
import { localeOf } from './locale.ts';

const known = new Map<string, Intl.DateTimeFormat>();

/** The formatter of a language for these options, made once: making one takes far longer than using it. */
export function dateFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const made = known.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options);
  known.set(key, made);
  return made;
}
