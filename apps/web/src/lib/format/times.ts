import type { Language } from '@ooo/domain/shared/language';
import type { Preferences } from '@ooo/domain/shared/preferences';
import { has24Hours } from '@ooo/domain/shared/usual-formats';
import { toMinutes, type WallTime } from '@ooo/domain/shared/wall-time';
import { dateFormat } from './date-format.ts';
import { CLOCKS } from '@ooo/texts/clock';

const MS_PER_MINUTE = 60_000;

/** A clock of 12 or 24 hours, or the one that is usual where the language is spoken. */
export type Clock = Preferences['clock'];

/** How a language writes hours and minutes by a clock. */
export function clockOptions(language: Language, clock: Clock): Intl.DateTimeFormatOptions {
  const hourCycle = has24Hours({ language, clock }) ? 'h23' : 'h12';
  return { hour: 'numeric', minute: '2-digit', hourCycle };
}

/** A wall time as the language writes it by the clock: `9:30 AM`, `오전 9:30`; by 24 hours `09:30`, in Spanish `9:30`. */
export function formatTime(time: WallTime, language: Language, clock: Clock = 'language'): string {
  const format = dateFormat(language, { ...clockOptions(language, clock), timeZone: 'UTC' });
  // Some versions of Intl put no-break spaces, wide or narrow, into AM and "a. m.": they copy badly and read the same.
  return format
    .format(new Date(toMinutes(time) * MS_PER_MINUTE))
    .replaceAll(/[\u00a0\u202f]/gu, ' ');
}

/** A length of time in minutes: `45 min`, `2 h`, `1 h 30 min`. */
export function formatDuration(minutes: number, language: Language): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const { hour, minute } = CLOCKS[language];
  const parts = [];
  if (hours > 0) parts.push(`${hours}${hour}`);
  if (rest > 0 || hours === 0) parts.push(`${rest}${minute}`);
  return parts.join(' ');
}
