import { describe, expect, it } from 'vitest';
import { KOREA, makePackingInput, USA } from '../testing/make-packing.ts';
import { copyPacking } from './copy-packing.rules.ts';
import { makePackingList } from './packing-list.ts';
import { MAX_OWN_ITEMS, type PackingPreferences } from './packing.schema.ts';

const listOf = (packingPreferences: PackingPreferences | null, celsius: [number, number]) =>
  makePackingList(
    makePackingInput('2026-01-01', '2026-01-05', {
      trip: { packingPreferences },
      celsius: [celsius],
      from: USA,
      to: KOREA,
    }),
    'en',
  );

function copy(
  from: PackingPreferences | null,
  to: PackingPreferences | null,
  packed: readonly string[] = [],
) {
  const source = {
    packingPreferences: from,
    list: listOf(from, [-10, 2]),
    packed: new Set(packed),
  };
  const list = listOf(to, [15, 24]);
  return copyPacking(source, { packingPreferences: to, packingCache: { en: list }, list });
}

const many = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => ({ item: `${name} ${at}` }));

describe('copyPacking', () => {
  it('copies what was added or packed there and is missing here', () => {
    const own = { item: 'Binoculars', category: 'Accessories', quantity: 2 } as const;
    const packed = ['own-binoculars', 'thermal-underwear', 'passport', 'gone-since'];
    const copied = copy({ ownItems: [own, { item: 'Passport' }] }, null, packed);
    const thermal = {
      item: 'Thermal underwear',
      category: 'Underwear & Sleepwear',
      quantity: expect.any(Number),
    };
    expect(copied).toMatchObject({ added: [own, thermal], leftOut: 0 });
    expect(copied.packingPreferences).toEqual({ ownItems: copied.added });
    const ids = copied.packingCache?.en?.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['own-binoculars', 'own-thermal-underwear']));
  });

  it('adds nothing twice', () => {
    const own = { ownItems: [{ item: 'binoculars' }, { item: '여권' }] };
    const copied = copy({ ownItems: [{ item: 'Binoculars' }] }, own, ['passport']);
    expect(copied).toMatchObject({ added: [], leftOut: 0, packingPreferences: own });
  });

  it('leaves what was not packed', () => {
    expect(copy(null, null, [])).toMatchObject({ added: [], packingPreferences: null });
  });

  it('copies children and laundry if not set, which changes the list', () => {
    const habits = { childrenAges: [4], laundry: true };
    expect(copy(habits, null)).toMatchObject({ packingPreferences: habits, packingCache: null });
    expect(copy(habits, { laundry: false })).toMatchObject({
      packingPreferences: { childrenAges: [4], laundry: false },
    });
    const said = { childrenAges: [], laundry: false };
    expect(copy(habits, said)).toMatchObject({
      packingPreferences: said,
      packingCache: expect.anything(),
    });
  });

  it('stops when the trip is full, and says how much was left out', () => {
    const copied = copy({ ownItems: many(5, 'There') }, { ownItems: many(48, 'Here') });
    expect(copied).toMatchObject({ added: many(2, 'There'), leftOut: 3 });
    expect(copied.packingPreferences?.ownItems).toHaveLength(MAX_OWN_ITEMS);
  });
});
