import { describe, expect, test } from 'vitest';
import { makeDocument } from '../../testing/make-document.ts';
import { readByShapes } from './read-by-shapes.ts';

const locatorsOf = (text: string): (string | undefined)[] =>
  readByShapes(makeDocument(text)).map(({ pnr }) => pnr?.value);

const THERE = `Delta Air Lines   Confirmation # HB2QXN
DL 2085  15 Apr 2027  7:00 AM BOS  9:15 AM DTW`;
const ON = 'DL 731  15 Apr 2027  10:25 AM DTW  12:11 PM PDX';
const BACK = 'AS28  19 Apr 2027  10:05 PM PDX  6:13 AM BOS';

describe('the locator of a flight', () => {
  test('is the one that stands among what belongs to it, and counts for the next of its airline', () => {
    const text = [
      'Departing 15 Apr 2027',
      THERE,
      '',
      ON,
      '',
      'Returning 19 Apr 2027',
      'Alaska Airlines   Confirmation # LMRDUK',
      BACK,
    ].join('\n');
    expect(locatorsOf(text)).toEqual(['HB2QXN', 'HB2QXN', 'LMRDUK']);
  });

  test('is left to the document where none stands there, or two do', () => {
    const two = `${ON}\nBooking reference: VN4XKE\nBooking code: 5M7RXH   Seat 4A`;
    expect(locatorsOf(ON)).toEqual([undefined]);
    expect(locatorsOf(two)).toEqual([undefined]);
  });
});
