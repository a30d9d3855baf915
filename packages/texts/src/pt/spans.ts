import type { Spans } from '../spans.types.ts';

const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro';

export const pt: Spans = {
  beginsBig: false,
  day: ({ year, month, day }, says) =>
    [day, ...(says.month ? [MONTHS.split(' ')[month - 1]] : []), ...(says.year ? [year] : [])].join(
      ' de ',
    ),
  one: (day) => `no dia ${day}`,
  span: (from, to) => `de ${from} a ${to}`,
};
