import {
  PACKING_CATEGORIES,
  type PackingCategory,
  type PackingRecommendation,
} from '@ooo/domain/packing/packing.schema';

export interface ItemGroup {
  readonly category: PackingCategory;
  readonly items: readonly PackingRecommendation[];
  readonly packedCount: number;
}

/** The list by categories, in their order; categories without items are left out. */
export function groupItems(
  list: readonly PackingRecommendation[],
  packed: ReadonlySet<string>,
): ItemGroup[] {
  return PACKING_CATEGORIES.flatMap((category) => {
    const items = list.filter((item) => item.category === category);
    if (items.length === 0) return [];
    return { category, items, packedCount: countPacked(items, packed) };
  });
}

/** How many of the items are packed: what was packed and is on no list any more does not count. */
export function countPacked(
  items: readonly Pick<PackingRecommendation, 'id'>[],
  packed: ReadonlySet<string>,
): number {
  return items.filter(({ id }) => packed.has(id)).length;
}
