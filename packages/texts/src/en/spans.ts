import type { Spans } from '../spans.types.ts';

const MONTHS =
  'January February March April May June July August September October November December';

export const en: Spans = {
  beginsBig: false,
  day: ({ year, month, day }, says) =>
    [day, ...(says.month ? [MONTHS.split(' ')[month - 1]] : []), ...(says.year ? [year] : [])].join(
      ' ',
    ),
  one: (day) => day,
  span: (from, to) => `${from} to ${to}`,
};
