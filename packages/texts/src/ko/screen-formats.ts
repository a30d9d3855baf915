import type { ScreenFormats } from '../screen-formats.types.ts';

export const ko: ScreenFormats = {
  yearComesFirst: true,
  day: ({ monthDay, weekday }) => `${monthDay} (${weekday})`,
  fullDay: (day, year) => `${year}년 ${day}`,
  fieldDay: (date, weekday) => `${date} (${weekday})`,
  weekdays: (weekday) => weekday,
  range: (low, high) => `${low}~${high}`,
  list: (items) => items.join(', '),
};
