import { fold } from '../shared/fold.ts';
import type { Language } from '../shared/language.ts';
import { isOwnItemId, ownItemId } from './own-item-id.ts';
import { rankOf } from './packing-need.ts';
import { MAX_PACKING_ITEMS, type OwnItem, type PackingRecommendation } from './packing.schema.ts';
import { PACKING_TEXTS } from '@ooo/texts/packing';

const itemOfName = new Map(
  Object.values(PACKING_TEXTS).flatMap(({ items }) =>
    Object.entries(items).map(([id, name]): [string, string] => [fold(name), id]),
  ),
);

/** What the list has for the same thing: the own item itself, or what it asks for under that name in any language. */
function findSame(list: readonly PackingRecommendation[], { item }: OwnItem) {
  const ownId = ownItemId(item);
  const name = fold(item);
  const known = itemOfName.get(name);
  return (
    list.find(({ id }) => id === ownId) ??
    list.find(
      (each) =>
        !isOwnItemId(each.id) && (each.id === known || (name !== '' && fold(each.item) === name)),
    )
  );
}

/** True if the list has something of that name already, in whatever language the names are. */
export function hasItem(list: readonly PackingRecommendation[], own: OwnItem): boolean {
  const known = itemOfName.get(fold(own.item));
  return (
    findSame(list, own) !== undefined ||
    (known !== undefined && list.some(({ item }) => itemOfName.get(fold(item)) === known))
  );
}

/**
 * The own item as the list shows it. Its id is made of its name alone, so that neither another language nor another
 * list changes it. If the list asks for the same thing, the own item takes its place, with its reason and priority
 * and with the larger quantity.
 */
export function toOwnRecommendation(
  own: OwnItem,
  list: readonly PackingRecommendation[],
  language: Language,
): PackingRecommendation {
  const id = ownItemId(own.item);
  const same = findSame(list, own);
  const least = same && same.id !== id ? same.quantity : 1;
  return {
    id,
    item: own.item,
    category: own.category ?? same?.category ?? 'Utility',
    quantity: Math.max(own.quantity ?? 1, least),
    reason: same?.reason ?? PACKING_TEXTS[language].plain.ownItem,
    priority: same?.priority ?? 'recommended',
  };
}

/**
 * The list with what the traveller added, which all stays; of the rest the least important makes room if there is too
 * much. Of two own items with the same name the first counts. The order is not that of a list yet.
 */
export function withOwnItems(
  list: readonly PackingRecommendation[],
  ownItems: readonly OwnItem[],
  language: Language,
): PackingRecommendation[] {
  const own = new Map<string, PackingRecommendation>();
  const replaced = new Set<string>();
  for (const each of ownItems) {
    const id = ownItemId(each.item);
    if (own.has(id)) continue;
    own.set(id, toOwnRecommendation(each, list, language));
    replaced.add(findSame(list, each)?.id ?? id);
  }
  const others = list.filter(({ id }) => !replaced.has(id));
  return [...makeRoom(others, own.size), ...own.values()];
}

/** At most as many as fit beside the others; what the traveller added stays. */
function makeRoom(
  list: readonly PackingRecommendation[],
  others: number,
): readonly PackingRecommendation[] {
  const room = MAX_PACKING_ITEMS - others;
  if (list.length <= room) return list;
  return list.toSorted((a, b) => roomRank(a) - roomRank(b)).slice(0, room);
}

function roomRank({ id, priority }: PackingRecommendation): number {
  return isOwnItemId(id) ? -1 : rankOf(priority);
}
