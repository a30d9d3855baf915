import { expect, it } from 'vitest';
import type { Found, SegmentDraft } from '../../../document.ts';
import { addReferenceRows } from './reference-rows.ts';

const found = (value: string): Found<string> => ({ value, snippet: value, foundBy: 'shapes' });
const SEGMENTS: readonly SegmentDraft[] = [
  { fromName: found('Melbourne'), toName: found('Los Angeles') },
  { fromName: found('Los Angeles'), to: found('JFK') },
  { from: found('JFK'), to: found('MEL') },
];
const read = (text: string, segments = SEGMENTS): (string | undefined)[] =>
  addReferenceRows(segments, text.split('\n')).map(
    ({ baggage, meal }) => baggage?.value ?? meal?.value,
  );

it.each<[string, string, (string | undefined)[]]>([
  ['its places', 'MEL-LAX   Checked 2PC (max 23kg each)', ['2PC 23KG', undefined, undefined]],
  ['all places of a way', 'MEL-LAX-JFK   Checked 1PC', ['1PC', '1PC', undefined]],
  ['the ends of a way', 'MEL - JFK   Baggage 25kg', ['25KG', '25KG', undefined]],
  ['a label', 'JFK to MEL   Seat 47A   Meal Hindu Meal', [undefined, undefined, 'Hindu Meal']],
  ['a traveller', 'ANA DIAZ   JFK-MEL   20kg Checked Baggage', [undefined, undefined, '20KG']],
  ['a second row of another', 'JFK-MEL   1PC\nJFK-MEL   2PC', [undefined, undefined, '1PC']],
])('gives the segments of a route what a line says behind %s', (_, text, expected) => {
  expect(read(text)).toEqual(expected);
});

it.each([
  'MEL-SYD   Checked 2PC',
  'JFK-LAX   Checked 2PC',
  'MEL-LAX 1PC, JFK-MEL 2PC',
  'MEL 11:15 - LAX 06:40   2PC',
  'Fare 1 from MEL-LAX   2PC',
  'MEL-LAX   Carry-on 7kg',
  'MEL-LAX   FIRST: $35 USD (50 LBS/23 KG)',
])('gives nobody what stands on %s', (line) => {
  expect(read(line)).toEqual([undefined, undefined, undefined]);
});

it.each<[string, (string | undefined)[]]>([
  [
    'Ms Oakenfold   EY22 24A   EY454 48K   Low calorie meal',
    ['Low calorie meal', 'Low calorie meal'],
  ],
  ['EY22, EY454   Checked baggage 30kg', ['30KG', '30KG']],
  ['EY22 24A   Low calorie meal', [undefined, undefined]],
  ['EY22 10:00   EY454 14:00   Lunch', [undefined, undefined]],
])('gives all segments what a line says that names each: %s', (line, expected) => {
  const segments = ['EY22', 'EY454'].map((number): SegmentDraft => ({
    flightNumber: found(number),
  }));
  expect(read(line, segments)).toEqual(expected);
});

it('leaves what a flight has', () => {
  expect(read('MEL-LAX   2PC', [{ ...SEGMENTS[0], baggage: found('1PC') }])).toEqual(['1PC']);
});
