import type { Language } from '@ooo/domain/shared/language';
import { toMinutes, type WallTime } from '@ooo/domain/shared/wall-time';
import { dateFormat } from './date-format.ts';

const MS_PER_MINUTE = 60_000;

/** A wall time as the language writes it: `9:30 AM`, `오전 9:30`, `9:30`. */
export function formatTime(time: WallTime, language: Language): string {
  const format = dateFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  // Intl puts a narrow no-break space before AM, which copies badly and reads the same.
  return format.format(new Date(toMinutes(time) * MS_PER_MINUTE)).replaceAll('\u202f', ' ');
}

const UNITS = {
  en: { hour: ' h', minute: ' min' },
  ko: { hour: '시간', minute: '분' },
  es: { hour: ' h', minute: ' min' },
} as const satisfies Record<Language, { hour: string; minute: string }>;

/** A length of time in minutes: `45 min`, `2 h`, `1 h 30 min`. */
export function formatDuration(minutes: number, language: Language): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const { hour, minute } = UNITS[language];
  const parts = [];
  if (hours > 0) parts.push(`${hours}${hour}`);
  if (rest > 0 || hours === 0) parts.push(`${rest}${minute}`);
  return parts.join(' ');
}
