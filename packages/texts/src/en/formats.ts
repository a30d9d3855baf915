import type { LocaleFormats } from '../formats.types.ts';
import { dateParts } from '../writing/date-parts.ts';
import { formatDuration } from '../writing/short-duration.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `Thursday`, `Thu 15 Oct 2026`, `1h 05m`. */
export const en: LocaleFormats = {
  weekday: (weekday) => WEEKDAYS[weekday] ?? '',
  day: (date) => {
    const { year, month, day, weekday } = dateParts(date);
    return `${WEEKDAYS[weekday]?.slice(0, 3)} ${day} ${MONTHS[month - 1]} ${year}`;
  },
  duration: formatDuration,
};
