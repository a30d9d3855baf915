import { describe, expect, it } from 'vitest';
import { PLACE_KINDS, type PlaceKind } from './place-kinds.ts';
import { PICTURES } from './picture-names.ts';
import { findPicture, findSymbol, type PicturedPlace } from './place-picture.ts';

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
      'a temple in Kyoto',
      { kind: 'temple', tag: 'tour', coordinates: [135.77, 35.03] },
      'hall',
      'sight',
    ],
    [
      'a temple in Athens',
      { kind: 'temple', tag: 'tour', coordinates: [23.7, 38] },
      'ruins',
      'sight',
    ],
    [
      'a temple in Delhi',
      { kind: 'temple', tag: 'tour', coordinates: [77.28, 28.61] },
      'temple',
      'sight',
    ],
    ['a synagogue', { kind: 'synagogue', tag: 'tour' }, 'synagogue', 'sight'],
    ['a trail', { kind: 'trail', tag: 'tour' }, 'mountain', 'nature'],
    ['a waterfall', { kind: 'waterfall', tag: 'tour' }, 'waterfall', 'nature'],
    ['a restaurant of a kind without a drawing', { kind: 'tapas', tag: 'eat' }, 'table', 'food'],
    ['a pub, whatever the tag says', { kind: 'pub', tag: 'tour' }, 'beer', 'drink'],
    ['a hotel without a kind', { kind: null, tag: 'hotel' }, 'hotel', 'stay'],
    ['nothing that is known', { tag: 'misc' }, 'pin', 'stay'],
  ])('%s', (_, place, name, tone) => {
    expect(findPicture(place)).toEqual({ name, tone });
  });

  it('draws every picture for some kind or tag', () => {
    const shown = new Set([
      ...PLACE_KINDS.map((kind) => findPicture({ kind, tag: 'misc' }).name),
      findPicture({ tag: 'misc' }).name,
    ]);
    expect([...PICTURES].filter((name) => !shown.has(name))).toEqual([]);
  });
});

describe('findSymbol', () => {
  it('is another one for each kind that travellers tell apart', () => {
    const kinds: PlaceKind[] = [
      'restaurant',
      'noodles',
      'seafood',
      'bakery',
      'cafe',
      'tea-house',
      'bar',
      'pub',
      'wine-bar',
      'theatre',
      'palace',
      'temple',
      'shrine',
      'church',
      'mosque',
      'synagogue',
      'museum',
      'art-museum',
      'library',
      'castle',
      'ruins',
      'gate',
      'monument',
      'tower',
      'viewpoint',
      'bridge',
      'boat-trip',
      'park',
      'garden',
      'zoo',
      'beach',
      'lake',
      'waterfall',
      'aquarium',
      'mountain',
      'cave',
      'cable-car',
      'market',
      'shop',
      'stadium',
      'theme-park',
      'hot-spring',
      'station',
      'hotel',
      'airport',
    ];
    const symbols = kinds.map((kind) => findSymbol({ kind, tag: 'misc' }));
    expect(new Set(symbols).size).toBe(kinds.length);
  });

  it('is the same in every country', () => {
    const palace: PicturedPlace = { kind: 'palace', tag: 'tour', coordinates: [126.98, 37.58] };
    expect(findPicture(palace).name).toBe('hall');
    expect(findSymbol(palace)).toBe('palace');
  });

  it('goes by the tag where the kind is unknown', () => {
    expect(findSymbol({ kind: null, tag: 'eat' })).toBe('table');
    expect(findSymbol({ tag: 'airport' })).toBe('plane');
  });
});
