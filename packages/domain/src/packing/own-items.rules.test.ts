import { describe, expect, it } from 'vitest';
import { makePackingInput } from '../testing/make-packing.ts';
import { addOwnItem, keepOwnItems, type OwnItemsOfTrip, removeOwnItem } from './own-items.rules.ts';
import { makePackingList } from './packing-list.ts';
import { MAX_OWN_ITEMS, type OwnItem, type PackingPreferences } from './packing.schema.ts';

/** A trip that keeps its lists in English and Korean. */
function makeOwn(packingPreferences: PackingPreferences | null = null): OwnItemsOfTrip {
  const input = makePackingInput('2026-01-01', '2026-01-05', { trip: { packingPreferences } });
  return {
    packingPreferences,
    packingCache: { en: makePackingList(input, 'en'), ko: makePackingList(input, 'ko') },
  };
}

function add(own: OwnItemsOfTrip, item: OwnItem): OwnItemsOfTrip {
  const result = addOwnItem(own, item);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

const BINOCULARS = { item: 'Binoculars', category: 'Accessories', quantity: 2 } as const;
/** What `makePackingList` writes of the same preferences. */
const expected = ({ packingPreferences }: OwnItemsOfTrip) => makeOwn(packingPreferences);

describe('addOwnItem', () => {
  it.each<[string, OwnItem]>([
    ['something new', BINOCULARS],
    ['a name alone', { item: '쌍안경' }],
    ['what the list asks for', { item: 'Passport' }],
    ['what the list asks for, in another language', { item: '여권' }],
  ])('puts %s into the lists as a new list would have it', (_what, item) => {
    const before = makeOwn({ laundry: true });
    const after = add(before, item);
    expect(after.packingPreferences).toEqual({ laundry: true, ownItems: [item] });
    expect(after).toEqual(expected(after));
    expect(before).toEqual(makeOwn({ laundry: true }));
  });

  it('changes quantity and category of one that is there, however it is written', () => {
    const first = add(makeOwn(), BINOCULARS);
    const after = add(add(first, { item: 'Socks of wool' }), { item: 'BINOCULARS ', quantity: 1 });
    expect(after.packingPreferences?.ownItems).toEqual([
      { ...BINOCULARS, quantity: 1 },
      { item: 'Socks of wool' },
    ]);
    expect(after).toEqual(expected(after));
  });

  it('adds no more than a trip has room for', () => {
    const ownItems = Array.from({ length: MAX_OWN_ITEMS }, (_, at) => ({ item: `Thing ${at}` }));
    const full = makeOwn({ ownItems });
    expect(addOwnItem(full, BINOCULARS)).toEqual({ ok: false, reason: 'own-item-limit' });
    expect(addOwnItem(full, { item: 'Thing 7', quantity: 3 }).ok).toBe(true);
  });

  it('makes no list where none is kept', () => {
    const none = { packingPreferences: null, packingCache: null };
    expect(add(none, BINOCULARS).packingCache).toBeNull();
  });
});

describe('removeOwnItem', () => {
  it('takes an item out of preferences and lists', () => {
    const before = makeOwn({ laundry: false });
    const after = removeOwnItem(add(before, BINOCULARS), 'own-binoculars');
    expect(after).toEqual(before);
  });

  it('clears the lists if the item replaces another', () => {
    const after = removeOwnItem(add(makeOwn(), { item: 'Passport' }), 'own-passport');
    expect(after).toEqual({ packingPreferences: {}, packingCache: null });
  });

  it('changes nothing without such an item', () => {
    const own = add(makeOwn(), BINOCULARS);
    expect(removeOwnItem(own, 'own-piano')).toEqual(own);
    expect(removeOwnItem(own, 'passport')).toEqual(own);
    expect(removeOwnItem({ packingPreferences: null, packingCache: null }, 'own-x')).toEqual({
      packingPreferences: null,
      packingCache: null,
    });
  });
});

const [one, other]: [OwnItem[], OwnItem[]] = [[{ item: 'One' }], [{ item: 'Other' }]];

describe('keepOwnItems', () => {
  it.each<[string, PackingPreferences | null, PackingPreferences | null, object | null]>([
    ['keeps them', { ownItems: one }, { laundry: true }, { laundry: true, ownItems: one }],
    ['lets new ones in', { ownItems: one }, { ownItems: other }, { ownItems: other }],
    ['deletes them by an empty list', { ownItems: one }, { ownItems: [] }, { ownItems: [] }],
    ['deletes them with everything', { ownItems: one }, null, null],
    ['has none to keep', null, { laundry: true }, { laundry: true }],
  ])('%s', (_what, before, after, kept) => {
    expect(keepOwnItems(before, after)).toEqual(kept);
  });
});
