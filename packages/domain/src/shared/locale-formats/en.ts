import { formatDuration } from '../duration.ts';
import { fromMinutes } from '../wall-time.ts';
import type { LocaleFormats } from './locale-formats.types.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `Thursday`, `2026-10-15`, `09:00`, `1h 05m`. */
export const en: LocaleFormats = {
  weekday: (weekday) => WEEKDAYS[weekday] ?? '',
  day: (date) => date,
  time: fromMinutes,
  duration: formatDuration,
};
