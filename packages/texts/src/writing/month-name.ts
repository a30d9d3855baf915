import type { Language } from '../languages.ts';

/** A month, 1 to 12: `October`, `10월`, `octubre`. */
export function monthName(month: number, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(2026, month - 1));
}
