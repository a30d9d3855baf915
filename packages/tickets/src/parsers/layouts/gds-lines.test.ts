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
  [' 4.  CA850  L   FR19MAR  LHRPVG HK2   2010 1535+1        E T2T2', 'CA850 LHR PVG 20:10 15:35'],
])('%s', (line, flight) => {
  expect(read(line)).toEqual([flight]);
});

it.each([
  ['a segment that is cancelled', '  3  EK 004 U 17FEB 3 LHRDXB HX2       3  2020 0720  18FEB  E'],
  ['one time alone', '  3  EK 004 U 17FEB 3 LHRDXB HK2       3  2020'],
])('reads no flight of %s', (_, line) => {
  expect(read(line)).toEqual([]);
});

it("takes the airline's locator from the line below a segment, and no word that heads remarks", () => {
  const text = [
    ' 1 KE  82Y 14MAR J JFKICN HK2  1250P  425P  15MAR M',
    '                                     /DCKE*7QXW2P /E',
    ' 2 SQ 231M 20MAR S SINSYD HK2  1245A 1140A',
    'PHONES',
  ].join('\n');
  const { legs, facts } = gdsLines.parse(makeDocument(text));
  expect(legs.map(({ pnr }) => pnr?.value)).toEqual(['7QXW2P', undefined]);
  expect(facts).toBeUndefined();
});
