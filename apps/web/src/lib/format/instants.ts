import type { Language } from '@ooo/domain/shared/language';
import { LOCALES } from './locale.ts';

const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

function format(instant: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(instant));
  return text.replaceAll('\u202f', ' ');
}

/** The date of an ISO instant on the reader's own calendar: `Oct 15, 2025`. */
export function formatInstantDate(instant: string, language: Language): string {
  return format(instant, language, DATE);
}

/** Date and time of an ISO instant in the reader's zone: `Oct 15, 2025, 9:30 AM`. */
export function formatInstant(instant: string, language: Language): string {
  return format(instant, language, { ...DATE, ...CLOCK });
}
