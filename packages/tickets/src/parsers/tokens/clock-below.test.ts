import { describe, expect, it } from 'vitest';
import { readClockBelow } from './clock-below.ts';

const read = (...lines: string[]) =>
  lines.flatMap((_, at) =>
    readClockBelow(lines, at).map(({ value, line }) => [
      typeof value === 'object' && 'time' in value ? value.time : value,
      line,
    ]),
  );

describe('readClockBelow', () => {
  it('takes the times below the places of a flight', () => {
    expect(
      read('QF1', 'Singapore', '2355', 'T1', 'London', 'Heathrow', '0600 19 Feb 27', 'T3'),
    ).toEqual([
      ['23:55', 2],
      ['06:00', 6],
    ]);
    expect(read('QF1', 'Singapore', '2355', 'London', '0600 +1')).toEqual([
      ['23:55', 2],
      ['06:00', 4],
    ]);
  });

  it.each([
    ['one alone, as a postal code', ['QF35', 'Sydney', '2000', 'Melbourne']],
    ['those of no flight', ['Singapore', '2355', 'London', '0600']],
    ['those that stand below something else', ['QF1', 'Rooms', '1200', 'Guests', '1300']],
    ['a price', ['QF1', 'Singapore', '2355 SGD', 'London', '1200 GBP']],
    ['no time of day', ['QF1', 'Singapore', '2755', 'London', '2999']],
  ])('leaves %s', (_, lines) => {
    expect(read(...lines)).toEqual([]);
  });
});
