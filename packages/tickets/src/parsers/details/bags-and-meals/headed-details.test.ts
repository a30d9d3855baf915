import { expect, it } from 'vitest';
import type { Found, SegmentDraft } from '../../../document.ts';
import { addHeadedDetails } from './headed-details.ts';

const found = (value: string): Found<string> => ({ value, snippet: value, foundBy: 'shapes' });
const there: SegmentDraft = { flightNumber: found('CX502'), from: found('HKG'), to: found('KIX') };
const back: SegmentDraft = { flightNumber: found('UO849'), from: found('NRT'), to: found('HKG') };
const read = (text: string, segments = [there, back]) =>
  addHeadedDetails(segments, text.split('\n')).map(
    ({ baggage, meal }) => baggage?.value ?? meal?.value,
  );

it.each<[string, string, (string | undefined)[]]>([
  [
    'its ends by name',
    'Hong Kong → Osaka\nCarry-on: 7kg × 1 per adult\nChecked: 23kg × 1 per adult\nTokyo → Hong Kong\nChecked: 20kg × 1',
    ['1PC 23KG', '1PC 20KG'],
  ],
  ['its ends by code', 'HKG - KIX\nBaggage: 2PC\nNRT - HKG:\nBaggage: 1PC', ['2PC', '1PC']],
  ['its number', 'CX502\nMeal: Lunch\nUO849\nMeal: Snack', ['Lunch', 'Snack']],
  [
    'its ends, for travellers',
    'HKG - KIX\nANA DIAZ   Seat 05D   Chicken with rice\nBEN DIAZ   Seat 05E\nNRT - HKG\nANA DIAZ   Seat 12A',
    ['Chicken with rice', undefined],
  ],
  ['no heading', 'Baggage: 1PC', [undefined, undefined]],
  ['a heading above an empty line', 'HKG - KIX\n\nBaggage: 1PC', [undefined, undefined]],
  ['another route', 'Hong Kong → Tokyo\nBaggage: 1PC', [undefined, undefined]],
  ['times of another thing', 'HKG 09:15 - KIX 13:55\nBaggage: 1PC', [undefined, undefined]],
])('gives details below %s', (_, text, expected) => {
  expect(read(text)).toEqual(expected);
});

it('leaves what a flight has', () => {
  expect(read('CX502\nBaggage: 1PC', [{ ...there, baggage: found('2PC') }])).toEqual(['2PC']);
});
