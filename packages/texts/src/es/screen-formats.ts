import type { ScreenFormats } from '../screen-formats.types.ts';
import { dashedRange } from '../writing/dashed-range.ts';
import { shortDay } from '../writing/short-day.ts';

export const es: ScreenFormats = {
  yearComesFirst: false,
  day: shortDay,
  fullDay: (day, year) => `${day} ${year}`,
  weekdays: (weekday) => (weekday.endsWith('s') ? weekday : `${weekday}s`),
  range: dashedRange,
};
