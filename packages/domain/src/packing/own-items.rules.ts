import { LANGUAGES } from '@ooo/texts/languages';
import { defined } from '../shared/defined.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { ownItemId } from './own-item-id.ts';
import { withOwnItems } from './own-items.ts';
import { inPackingOrder } from './packing-order.ts';
import {
  MAX_OWN_ITEMS,
  type OwnItem,
  type PackingCache,
  type PackingPreferences,
} from './packing.schema.ts';
import { PACKING_TEXTS } from '@ooo/texts/packing';

/** A trip's own items, and the lists that show them. */
export interface OwnItemsOfTrip {
  readonly packingPreferences: PackingPreferences | null;
  readonly packingCache: PackingCache | null;
}

function withOwn(before: PackingPreferences | null, ownItems: OwnItem[]): PackingPreferences {
  const { ownItems: _before, ...others } = before ?? {};
  return ownItems.length > 0 ? { ...others, ownItems } : others;
}

/** The languages and lists of a cache. */
function listsOf(cache: PackingCache) {
  return LANGUAGES.flatMap((language) => {
    const list = cache[language];
    return list ? [{ language, list }] : [];
  });
}

/**
 * The trip with one more own item, or another quantity or category for one that it has: the lists that are kept show it
 * at once, and nothing else of them changes.
 */
export function addOwnItem(
  { packingPreferences, packingCache }: OwnItemsOfTrip,
  added: OwnItem,
): Result<OwnItemsOfTrip, 'own-item-limit'> {
  const ownItems = packingPreferences?.ownItems ?? [];
  const id = ownItemId(added.item);
  const at = ownItems.findIndex(({ item }) => ownItemId(item) === id);
  if (at < 0 && ownItems.length >= MAX_OWN_ITEMS) return fail('own-item-limit');
  const known = at < 0 ? undefined : ownItems[at];
  const item = { ...known, ...defined(added), item: known?.item ?? added.item };
  return ok({
    packingPreferences: withOwn(
      packingPreferences,
      known ? ownItems.with(at, item) : [...ownItems, item],
    ),
    packingCache: packingCache && addToLists(packingCache, item),
  });
}

function addToLists(cache: PackingCache, item: OwnItem): PackingCache {
  return Object.fromEntries(
    listsOf(cache).map(({ language, list }) => [
      language,
      inPackingOrder(withOwnItems(list, [item], language)),
    ]),
  );
}

/**
 * The trip without an own item; nothing changes if it has none of this id. The kept lists lose it, unless it replaces
 * something that the list has by itself: then they have to be made anew, and are null.
 */
export function removeOwnItem(
  { packingPreferences, packingCache }: OwnItemsOfTrip,
  itemId: string,
): OwnItemsOfTrip {
  const ownItems = packingPreferences?.ownItems ?? [];
  const left = ownItems.filter(({ item }) => ownItemId(item) !== itemId);
  if (left.length === ownItems.length) return { packingPreferences, packingCache };
  return {
    packingPreferences: withOwn(packingPreferences, left),
    packingCache: packingCache && removeFromLists(packingCache, itemId),
  };
}

function removeFromLists(cache: PackingCache, itemId: string): PackingCache | null {
  const lists = listsOf(cache);
  const standsForAnother = lists.some(({ language, list }) => {
    const shown = list.find(({ id }) => id === itemId);
    return shown !== undefined && shown.reason !== PACKING_TEXTS[language].plain.ownItem;
  });
  if (standsForAnother) return null;
  return Object.fromEntries(
    lists.map(({ language, list }) => [language, list.filter(({ id }) => id !== itemId)]),
  );
}

/**
 * New preferences as they are stored. Own items have procedures of their own, so preferences that do not mention them
 * keep those of before: two devices never delete each other's. An empty list, or null preferences, delete them all.
 */
export function keepOwnItems(
  before: PackingPreferences | null,
  after: PackingPreferences | null,
): PackingPreferences | null {
  if (after === null || after.ownItems !== undefined || !before?.ownItems) return after;
  return { ...after, ownItems: before.ownItems };
}
