import type { Language } from '../languages.ts';
import { USUAL } from '../usual.ts';

/** A month, 1 to 12: `October`, `10월`, `octubre`. */
export function monthName(month: number, language: Language): string {
  const format = new Intl.DateTimeFormat(USUAL[language].locale, {
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(Date.UTC(2026, month - 1));
}
