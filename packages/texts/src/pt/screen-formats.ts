import type { ScreenFormats } from '../screen-formats.types.ts';
import { dashedRange } from '../writing/dashed-range.ts';

/** Intl's short months end with a full stop in some places, and without in others. */
const bare = (month: string): string => month.replace(/\.$/u, '');

export const pt: ScreenFormats = {
  yearComesFirst: false,
  day: ({ weekday, day, month }) => `${weekday} ${day} ${bare(month)}`,
  fullDay: (day, year) => `${day} ${year}`,
  weekdays: (weekday) => `${weekday.replace('-', 's-')}s`,
  shortWeekday: (weekday) => weekday.slice(0, 3),
  monthDay: (day, month, year) => [day, bare(month), ...(year ? [year] : [])].join(' '),
  range: dashedRange,
};
