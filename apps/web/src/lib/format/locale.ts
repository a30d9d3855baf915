import type { Language } from '@ooo/domain/shared/language';

/** The locale that formats for each language of the interface. */
export const LOCALES = { en: 'en-US', ko: 'ko-KR', es: 'es-ES' } as const satisfies Record<
  Language,
  string
>;
