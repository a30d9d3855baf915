import type { PackedChange } from '@ooo/domain/packing/packed.schema';

/** What is packed after one change. */
export function applyChange(
  packed: ReadonlySet<string>,
  { itemIds, packed: isPacked }: Pick<PackedChange, 'itemIds' | 'packed'>,
): ReadonlySet<string> {
  const after = new Set(packed);
  for (const id of itemIds) {
    if (isPacked) after.add(id);
    else after.delete(id);
  }
  return after;
}

/** What is packed after changes that are still to be stored, in their order. */
export function applyChanges(
  stored: readonly string[],
  changes: readonly Pick<PackedChange, 'itemIds' | 'packed'>[],
): ReadonlySet<string> {
  return changes.reduce<ReadonlySet<string>>(applyChange, new Set(stored));
}
