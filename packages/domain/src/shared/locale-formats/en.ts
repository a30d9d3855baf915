import { weekdayOf } from '../calendar-date.ts';
import { formatDuration } from '../duration.ts';
import type { LocaleFormats } from './locale-formats.types.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `Thursday`, `Thu 15 Oct 2026`, `1h 05m`. */
export const en: LocaleFormats = {
  weekday: (weekday) => WEEKDAYS[weekday] ?? '',
  day: (date) => {
    const [year, month = 1, day] = date.split('-').map(Number);
    return `${WEEKDAYS[weekdayOf(date)]?.slice(0, 3)} ${day} ${MONTHS[month - 1]} ${year}`;
  },
  duration: formatDuration,
};
