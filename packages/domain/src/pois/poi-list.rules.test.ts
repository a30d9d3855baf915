import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { date, time } from '../testing/literals.ts';
import { makePoi } from '../testing/make-trip.ts';
import type { Poi } from './poi.schema.ts';
import type { DistanceAnchor } from './distance-anchor.ts';
import { POI_SORT_KEYS, type PoiFilter, filterPois, sortPois } from './poi-list.rules.ts';

const palace = makePoi({
  id: 1,
  name: 'Palace',
  notes: 'Rating: 4.7',
  date: date('2025-10-11'),
  startTime: time('10:00'),
});
const cafe = makePoi({
  id: 2,
  name: 'Café Élan',
  tag: 'drink',
  date: date('2025-10-11'),
  createdAt: '2025-09-02T00:00:00Z',
});
const bistro = makePoi({
  id: 3,
  name: 'bistro',
  tag: 'eat',
  notes: 'Rating: 4.2',
  createdAt: '2025-08-01T00:00:00Z',
});
const all = [palace, cafe, bistro];
const ids = (pois: readonly { id: number }[]) => pois.map((poi) => poi.id);

const count = (pois: readonly Poi[], poi: Poi) => pois.filter((other) => other === poi).length;

describe('filterPois §4.28', () => {
  it.each<[PoiFilter, number[]]>([
    [{}, [1, 2, 3]],
    [{ tag: 'eat' }, [3]],
    [{ scheduled: true }, [1]],
    [{ scheduled: false }, [2, 3]],
    [{ text: 'cafe elan' }, [2]],
    [{ text: '  ' }, [1, 2, 3]],
    [{ tag: 'eat', text: 'palace' }, []],
  ])('%j', (filter, expected) => {
    expect(ids(filterPois(all, filter))).toEqual(expected);
  });
});

const at = (id: number, latitude: number) =>
  makePoi({ id, location: { coordinates: [126.97, latitude] } });

describe('sortPois §5.31', () => {
  it.each([
    ['added', 'ascending', [3, 1, 2]],
    ['added', 'descending', [2, 1, 3]],
    ['name', 'ascending', [3, 2, 1]],
    ['rating', 'ascending', [3, 1, 2]],
    ['rating', 'descending', [1, 3, 2]],
    ['date', 'ascending', [1, 2, 3]],
    ['date', 'descending', [2, 1, 3]],
  ] as const)('by %s, %s', (key, direction, expected) => {
    expect(ids(sortPois(all, key, direction))).toEqual(expected);
  });

  it('by distance, with what cannot be measured last', () => {
    const list = [at(1, 37.6), makePoi({ id: 2 }), at(3, 37.5)];
    const anchor: DistanceAnchor = { from: 'centre', coordinates: [126.97, 37.5] };
    expect(ids(sortPois(list, 'distance', 'ascending', anchor))).toEqual([3, 1, 2]);
    expect(ids(sortPois(list, 'distance', 'descending', anchor))).toEqual([1, 3, 2]);
    expect(ids(sortPois(list, 'distance'))).toEqual([1, 2, 3]);
  });

  it('loses nothing and changes no input', () => {
    const pois = fc.array(fc.constantFrom(...all));
    fc.assert(
      fc.property(pois, fc.constantFrom(...POI_SORT_KEYS), (list, key) => {
        const before = [...list];
        for (const poi of all) expect(count(sortPois(list, key), poi)).toBe(count(list, poi));
        expect(list).toEqual(before);
      }),
    );
  });
});
