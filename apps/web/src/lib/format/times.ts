import type { Language } from '@ooo/domain/shared/language';
import { toMinutes, type WallTime } from '@ooo/domain/shared/wall-time';
import type { Preferences } from '@ooo/domain/shared/preferences';
import { dateFormat } from './date-format.ts';

const MS_PER_MINUTE = 60_000;

/** A clock of 12 or 24 hours, or the one that is usual where the language is spoken. */
export type Clock = Preferences['clock'];

/** How to write hours and minutes by a clock. */
export function clockOptions(clock: Clock): Intl.DateTimeFormatOptions {
  const usual = { hour: 'numeric', minute: '2-digit' } as const;
  return clock === 'language' ? usual : { ...usual, hourCycle: clock === '12' ? 'h12' : 'h23' };
}

/** Whether a clock has 24 hours. */
export function has24Hours(language: Language, clock: Clock): boolean {
  return dateFormat(language, clockOptions(clock)).resolvedOptions().hour12 === false;
}

/** A wall time as the language writes it by the clock: `9:30 AM`, `오전 9:30`, `9:30`; `09:30` by 24 hours. */
export function formatTime(time: WallTime, language: Language, clock: Clock = 'language'): string {
  const format = dateFormat(language, { ...clockOptions(clock), timeZone: 'UTC' });
  // Some versions of Intl put no-break spaces, wide or narrow, into AM and "a. m.": they copy badly and read the same.
  return format
    .format(new Date(toMinutes(time) * MS_PER_MINUTE))
    .replaceAll(/[\u00a0\u202f]/gu, ' ');
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
