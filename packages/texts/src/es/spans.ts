import type { Spans } from '../spans.types.ts';

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre';

export const es: Spans = {
  beginsBig: false,
  day: ({ year, month, day }, says) =>
    [day, ...(says.month ? [MONTHS.split(' ')[month - 1]] : []), ...(says.year ? [year] : [])].join(
      ' de ',
    ),
  one: (day) => `el ${day}`,
  span: (from, to) => `del ${from} al ${to}`,
};
