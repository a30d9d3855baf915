import type { PackingPriority } from './packing.schema.ts';
import type { PackingItem } from '@ooo/texts/packing.types';
import type { PackingTexts } from '@ooo/texts/packing.types';

/** Something to pack. The reason is a sentence of the catalogue with its facts, in any language. */
export interface Need {
  readonly item: PackingItem;
  readonly quantity: number;
  readonly priority: PackingPriority;
  readonly reason: (texts: PackingTexts) => string;
}

const RANK: Readonly<Record<PackingPriority, number>> = {
  essential: 0,
  recommended: 1,
  optional: 2,
};

/** The smaller, the more it matters. */
export const rankOf = (priority: PackingPriority): number => RANK[priority];

export const essential = (
  item: PackingItem,
  reason: Need['reason'],
  quantity: number = 1,
): Need => ({ item, quantity, priority: 'essential', reason });

export const recommended = (
  item: PackingItem,
  reason: Need['reason'],
  quantity: number = 1,
): Need => ({ item, quantity, priority: 'recommended', reason });

export const optional = (
  item: PackingItem,
  reason: Need['reason'],
  quantity: number = 1,
): Need => ({ item, quantity, priority: 'optional', reason });

/** One need an item: where several rules ask for it, the one to which it matters most, with the largest quantity. */
export function mergeNeeds(needs: readonly Need[]): Need[] {
  const merged = new Map<PackingItem, Need>();
  for (const need of needs) {
    const sofar = merged.get(need.item);
    const first = sofar && rankOf(sofar.priority) <= rankOf(need.priority) ? sofar : need;
    const quantity = Math.max(need.quantity, sofar?.quantity ?? 1);
    merged.set(need.item, { ...first, quantity });
  }
  return [...merged.values()];
}
