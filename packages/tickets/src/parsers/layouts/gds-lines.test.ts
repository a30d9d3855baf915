import { expect, it } from 'vitest';
import { makeDocument } from '../../testing/make-document.ts';
import { gdsLines } from './gds-lines.ts';

const read = (line: string) =>
  gdsLines
    .parse(makeDocument(line))
    .legs.map((leg) =>
      [leg.flightNumber, leg.from, leg.to, leg.departureTime, leg.arrivalTime]
        .map((found) => found?.value)
        .join(' '),
    );

it.each([
  [
    '  3  EK 004 U 17FEB 3 LHRDXB HK2       3  2020 0720  18FEB  E  EK/HR4MQ2',
    'EK4 LHR DXB 20:20 07:20',
  ],
  ['  8  EK 449 U 07MAR 7 AKLDXB HK2       I  2115 0530  08MAR  E', 'EK449 AKL DXB 21:15 05:30'],
  ['  7  NZ 546 G 06MAR 6 CHCAKL HK2          1400 1520  06MAR  E', 'NZ546 CHC AKL 14:00 15:20'],
])('%s', (line, flight) => {
  expect(read(line)).toEqual([flight]);
});

it.each([
  ['a segment that is cancelled', '  3  EK 004 U 17FEB 3 LHRDXB HX2       3  2020 0720  18FEB  E'],
  ['one time alone', '  3  EK 004 U 17FEB 3 LHRDXB HK2       3  2020'],
])('reads no flight of %s', (_, line) => {
  expect(read(line)).toEqual([]);
});
