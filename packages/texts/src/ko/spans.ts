import type { Spans } from '../spans.types.ts';

export const ko: Spans = {
  beginsBig: true,
  day: ({ year, month, day }, says) =>
    [...(says.year ? [`${year}년`] : []), ...(says.month ? [`${month}월`] : []), `${day}일`].join(
      ' ',
    ),
  one: (day) => day,
  span: (from, to) => `${from}~${to}`,
};
