import { describe, expect, it } from 'vitest';
import { findPicture, type PicturedPlace } from './place-picture.ts';

describe('findPicture', () => {
  it.each<[string, PicturedPlace, string, string]>([
    [
      'a palace in Seoul',
      { kind: 'palace', tag: 'tour', coordinates: [126.98, 37.58] },
      'hall',
      'sight',
    ],
    [
      'a palace in Paris',
      { kind: 'palace', tag: 'tour', coordinates: [2.12, 48.8] },
      'palace',
      'sight',
    ],
    [
      'a temple in Athens',
      { kind: 'temple', tag: 'tour', coordinates: [23.7, 38] },
      'columns',
      'sight',
    ],
    ['a synagogue without a cross', { kind: 'synagogue', tag: 'tour' }, 'columns', 'sight'],
    ['a trail', { kind: 'trail', tag: 'tour' }, 'mountain', 'nature'],
    ['a restaurant of a kind without a drawing', { kind: 'sushi', tag: 'eat' }, 'table', 'food'],
    ['a pub, whatever the tag says', { kind: 'pub', tag: 'tour' }, 'bar', 'drink'],
    ['a hotel without a kind', { kind: null, tag: 'hotel' }, 'hotel', 'stay'],
    ['nothing that is known', { tag: 'misc' }, 'pin', 'stay'],
  ])('%s', (_, place, name, tone) => {
    expect(findPicture(place)).toEqual({ name, tone });
  });
});
