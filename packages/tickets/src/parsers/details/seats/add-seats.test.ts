import { expect, it } from 'vitest';
import type { Found, SegmentDraft } from '../../../document.ts';
import { addSeats } from './add-seats.ts';

const found = (value: string): Found<string> => ({ value, snippet: value, foundBy: 'shapes' });
const there: SegmentDraft = { flightNumber: found('LH99'), from: found('MUC'), to: found('FRA') };
const back: SegmentDraft = { flightNumber: found('LH1166'), from: found('FRA'), to: found('MUC') };

it.each<[string, string, (string | undefined)[]]>([
  ['a number, then the way', 'LH 99: 26F\nOutbound seat: 30A\nReturn seat: 18A', ['26F', '18A']],
  [
    'a list in order, then a number',
    'Name   Seat\nMUSTER/MINA   12A / 9E\nLH 99: 26F',
    ['12A', '9E'],
  ],
  ['nothing that stands there', 'Gate 12A', [undefined, undefined]],
])('believes %s', (_, text, expected) => {
  expect(addSeats([there, back], text.split('\n')).map(({ seat }) => seat?.value)).toEqual(
    expected,
  );
});
