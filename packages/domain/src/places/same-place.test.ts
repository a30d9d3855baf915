import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { PLACE_KINDS, type PlaceKind } from './place-kinds.ts';
import { isSamePlace, toCompare } from './same-place.ts';

const HERE: Coordinates = [126.977, 37.5796];
/** 111.195 km are a degree of latitude. */
const north = (km: number): Coordinates => [HERE[0], HERE[1] + km / 111.195];

interface Side {
  readonly names: readonly string[];
  readonly kind?: PlaceKind | undefined;
  readonly km?: number;
}

const at = ({ names, kind, km = 0 }: Side) => toCompare({ names, kind, coordinates: north(km) });
const areSame = (a: Side, b: Side): boolean => isSamePlace(at(a), at(b));

describe('isSamePlace', () => {
  it.each<[string, Side, Side]>([
    ['the same name', { names: ['Café Onion'] }, { names: ['CAFE ONION'] }],
    [
      'another script, by a name that both know',
      { names: ['Gyeongbokgung Palace', '경복궁'], kind: 'palace' },
      { names: ['경복궁', 'Kyŏngbokkung'], kind: 'landmark' },
    ],
    [
      'a palace by its main gate',
      { names: ['Gyeongbokgung Palace'], kind: 'palace' },
      { names: ['Gyeongbokgung Palace'], kind: 'palace', km: 0.4 },
    ],
    ['articles', { names: ['The British Museum'] }, { names: ['British Museum'] }],
    ['articles of French', { names: ['Musée de l’Orangerie'] }, { names: ['Musée Orangerie'] }],
    [
      'without the word for what it is',
      { names: ['Gyeongbokgung Palace'], kind: 'palace' },
      { names: ['Gyeongbokgung'], kind: 'palace', km: 0.6 },
    ],
    [
      'a building without it, next door',
      { names: ['Onion Cafe'], kind: 'cafe' },
      { names: ['Onion'], kind: 'bakery', km: 0.05 },
    ],
    ['joined words', { names: ['Senso-ji'] }, { names: ['Sensoji'] }],
    ['a misspelt word', { names: ['Tosokchon Samgyetang'] }, { names: ['Tosokchon Samgyetan'] }],
    ['what is in brackets', { names: ['경복궁 (景福宮)'] }, { names: ['경복궁'] }],
    [
      'a market that serves food',
      { names: ['Gwangjang Market'], kind: 'market' },
      { names: ['Gwangjang Market'], kind: 'street-food', km: 0.1 },
    ],
    ['right to left', { names: ['מוזיאון ישראל'] }, { names: ['מוזיאון ישראל'] }],
  ])('%s', (_, a, b) => {
    expect(areSame(a, b)).toBe(true);
    expect(areSame(b, a)).toBe(true);
  });

  it.each<[string, Side, Side]>([
    ['another name', { names: ['Cafe Onion'] }, { names: ['Cafe Layered'] }],
    ['a branch up the road', { names: ['Cafe Onion'] }, { names: ['Cafe Onion'], km: 0.2 }],
    [
      'a park with the name of one elsewhere',
      { names: ['Central Park'], kind: 'park' },
      { names: ['Central Park'], kind: 'park', km: 1.1 },
    ],
    [
      'the hotel beside the palace',
      { names: ['Gyeongbokgung'], kind: 'palace' },
      { names: ['Gyeongbokgung'], kind: 'hotel' },
    ],
    [
      'the restaurant in the museum',
      { names: ['Leeum Museum'], kind: 'museum' },
      { names: ['Leeum'], kind: 'restaurant' },
    ],
    [
      'the tower on the mountain',
      { names: ['Namsan'], kind: 'mountain' },
      { names: ['Namsan Tower'], kind: 'tower', km: 0.1 },
    ],
    [
      'the tower in the park',
      { names: ['Namsan Tower'], kind: 'tower' },
      { names: ['Namsan Park'], kind: 'park', km: 0.1 },
    ],
    [
      'the next palace',
      { names: ['창덕궁'], kind: 'palace' },
      { names: ['창경궁'], kind: 'palace' },
    ],
    ['another number', { names: ['Pier 17 Market'] }, { names: ['Pier 18 Market'] }],
    ['another letter', { names: ['Terminal A'] }, { names: ['Terminal B'] }],
    ['the other side', { names: ['Gate of the East'] }, { names: ['Gate of the West'] }],
    ['nothing but generic words', { names: ['The Museum'] }, { names: ['Museum Shop'] }],
    ['no letters at all', { names: ['***'] }, { names: ['***'] }],
    ['no names', { names: [] }, { names: [] }],
  ])('is not %s', (_, a, b) => {
    expect(areSame(a, b)).toBe(false);
    expect(areSame(b, a)).toBe(false);
  });

  const anySide = fc.record({
    names: fc.array(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 24 }),
        fc.constantFrom('Namsan', 'Namsan Park', 'The Namsan Tower', '남산', 'Pier 1', 'Pier 2'),
      ),
      { maxLength: 4 },
    ),
    kind: fc.option(fc.constantFrom(...PLACE_KINDS), { nil: undefined }),
    km: fc.double({ min: 0, max: 2, noNaN: true }),
  });

  it('is symmetric, and never true beyond a kilometre', () => {
    fc.assert(
      fc.property(anySide, anySide, (a, b) => {
        const isSame = areSame(a, b);
        expect(areSame(b, a)).toBe(isSame);
        const isFar = Math.abs(a.km - b.km) > 1.001;
        expect(isFar && isSame).toBe(false);
      }),
    );
  });

  it('finds a place the same as itself, in capitals too, where it has a letter in its name', () => {
    fc.assert(
      fc.property(anySide, (a) => {
        const hasName = at(a).keys.length > 0;
        expect(areSame(a, a)).toBe(hasName);
      }),
    );
  });

  it('does not depend on the order of names', () => {
    fc.assert(
      fc.property(anySide, anySide, (a, b) => {
        const turned = { ...a, names: a.names.toReversed() };
        expect(areSame(turned, b)).toBe(areSame(a, b));
      }),
    );
  });
});
