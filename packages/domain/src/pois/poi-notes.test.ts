import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PoiNotes, parsePoiNotes, ratingOf, writePoiNotes } from './poi-notes.ts';

describe('parsePoiNotes', () => {
  it('reads every labelled piece §3.13', () => {
    const notes =
      'Bookmarked from discovery | Rating: 4.5 | Total Ratings: 1200 | Price: $$ | Type: Cafe | ' +
      'Website: https://example.com/a?b=c | Hours: Mo-Fr 09:00-18:00 | Place ID: x1 | go early';
    expect(parsePoiNotes(notes)).toEqual({
      bookmarkedFromDiscovery: true,
      rating: '4.5',
      totalRatings: '1200',
      price: '$$',
      type: 'Cafe',
      website: 'https://example.com/a?b=c',
      hours: 'Mo-Fr 09:00-18:00',
      placeId: 'x1',
      text: 'go early',
    });
  });

  it.each<[string | null, PoiNotes]>([
    [null, {}],
    ['', {}],
    [' | | ', {}],
    ['Meet Ana: 9 am', { text: 'Meet Ana: 9 am' }],
    ['rating:4', { rating: '4' }],
    ['Rating: 4 | Rating: 5', { rating: '4', text: 'Rating: 5' }],
    ['Rating:', { text: 'Rating:' }],
  ])('%j', (notes, expected) => {
    expect(parsePoiNotes(notes)).toEqual(expected);
  });

  it('undoes writePoiNotes §3.13', () => {
    const word = fc.stringMatching(/^[a-z0-9$][a-z0-9$ .,-]{0,20}[a-z0-9$]$/);
    const notes = fc.record(
      {
        bookmarkedFromDiscovery: fc.constant(true),
        rating: word,
        price: word,
        hours: word,
        address: word,
        text: word,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(notes, (pieces) => {
        expect(parsePoiNotes(writePoiNotes(pieces))).toEqual(pieces);
      }),
    );
  });

  it('keeps a bar in a value from becoming a piece', () => {
    expect(writePoiNotes({ price: '$|Rating: 5' })).toBe('Price: $/Rating: 5');
    expect(writePoiNotes({})).toBeNull();
  });
});

describe('ratingOf', () => {
  it.each([
    ['Rating: 4.5', 4.5],
    ['Google Rating: 4.1 (230)', 4.1],
    ['Google Rating: 4.1 | Rating: 3', 3],
    ['Rating: 5/5', 5],
    ['Rating: 5.1', undefined],
    ['Rating: great', undefined],
    [null, undefined],
  ])('%j is %s', (notes, rating) => {
    expect(ratingOf(notes)).toBe(rating);
  });
});
