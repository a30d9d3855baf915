import type { Language } from '@ooo/domain/shared/language';
import { dateFormat } from './date-format.ts';
import { localeOf } from './locale.ts';
import { type Clock, clockOptions } from './times.ts';

const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;

function format(instant: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const text = dateFormat(language, options).format(new Date(instant));
  return text.replaceAll('\u202f', ' ');
}

/** The date of an ISO instant on the reader's own calendar: `Oct 15, 2025`. */
export function formatInstantDate(instant: string, language: Language): string {
  return format(instant, language, DATE);
}

/** Date and time of an ISO instant in the reader's zone: `Oct 15, 2025, 9:30 AM`. */
export function formatInstant(
  instant: string,
  language: Language,
  clock: Clock = 'language',
): string {
  return format(instant, language, { ...DATE, ...clockOptions(language, clock) });
}

const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
const DAY_MIN = 24 * HOUR_MIN;

/** How long ago an ISO instant was, in whole units: `now`, `10 minutes ago`, `3 hours ago`, `yesterday`. */
export function formatAge(instant: string, now: Date, language: Language): string {
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / MINUTE_MS));
  if (minutes === 0) return format.format(0, 'second');
  if (minutes < HOUR_MIN) return format.format(-minutes, 'minute');
  if (minutes < DAY_MIN) return format.format(-Math.floor(minutes / HOUR_MIN), 'hour');
  return format.format(-Math.floor(minutes / DAY_MIN), 'day');
}
