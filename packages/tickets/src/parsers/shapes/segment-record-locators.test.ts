import { describe, expect, test } from 'vitest';
import { makeDocument } from '../../testing/make-document.ts';
import { readByShapes } from './read-by-shapes.ts';

const recordLocatorsOf = (text: string): (string | undefined)[] =>
  readByShapes(makeDocument(text)).map(({ pnr }) => pnr?.value);

const THERE = `Delta Air Lines   Confirmation # HB2QXN
DL 2085  15 Apr 2027  7:00 AM BOS  9:15 AM DTW`;
const ON = 'DL 731  15 Apr 2027  10:25 AM DTW  12:11 PM PDX';
const BACK = 'AS28  19 Apr 2027  10:05 PM PDX  6:13 AM BOS';

describe('the record locator of a flight', () => {
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
    expect(recordLocatorsOf(text)).toEqual(['HB2QXN', 'HB2QXN', 'LMRDUK']);
  });

  test('may stand right below what is told of the flight, but not below an empty line', () => {
    const below = `${ON}\nTerminal 2\nAirline reference: VN4XKE`;
    expect(recordLocatorsOf(below)).toEqual(['VN4XKE']);
    expect(recordLocatorsOf(`${ON}\n\nAirline reference: VN4XKE`)).toEqual([undefined]);
  });

  test('may stand in a column', () => {
    const text = [
      'Flight   From   To    Date          Departs   Arrives   Locator',
      'VY1309   ALC    BCN   02 Feb 2027   06:55     08:10     K8WXQT',
      'IB1808   BER    MAD   06 Feb 2027   18:35     21:50     MTL4QZ',
      'IB1810   MAD    BER   07 Feb 2027   18:35     21:50     -',
    ].join('\n');
    expect(recordLocatorsOf(text)).toEqual(['K8WXQT', 'MTL4QZ', 'MTL4QZ']);
  });

  test('may stand in a column that is only called a reference, where nothing else is said there', () => {
    const text = [
      '| # | Flight | Route | Date | Dep | Arr | Ref |',
      '| 1 | AC856 | YYZ → LHR | Sat 8 Jan 2028 | 18:25 | 06:30 (+1) | M2XTQK |',
      '| 2 | BA1440 | LHR → EDI | Sun 9 Jan 2028 | 09:40 | 11:05 | paid |',
    ].join('\n');
    expect(recordLocatorsOf(text)).toEqual(['M2XTQK', undefined]);
  });

  test('is left to the document where none stands there, or two do', () => {
    const two = `${ON}\nBooking reference: VN4XKE\nBooking code: 5M7RXH   Seat 4A`;
    expect(recordLocatorsOf(ON)).toEqual([undefined]);
    expect(recordLocatorsOf(two)).toEqual([undefined]);
  });
});
