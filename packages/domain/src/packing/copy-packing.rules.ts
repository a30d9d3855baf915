import { addOwnItem, type OwnItemsOfTrip } from './own-items.rules.ts';
import { isOwnItemId, ownItemId } from './own-item-id.ts';
import { hasItem } from './own-items.ts';
import type { OwnItem, PackingPreferences, PackingRecommendation } from './packing.schema.ts';

interface CopySource {
  readonly packingPreferences: PackingPreferences | null;
  /** What the list of that trip asked for. */
  readonly list: readonly PackingRecommendation[];
  /** The ids of what was packed. */
  readonly packed: ReadonlySet<string>;
}

interface CopyGoal extends OwnItemsOfTrip {
  /** In the language of the source's list. */
  readonly list: readonly PackingRecommendation[];
}

interface Copied extends OwnItemsOfTrip {
  readonly added: readonly OwnItem[];
  /** Items for which the trip has no room. */
  readonly leftOut: number;
  /** True if children or laundry were taken over. */
  readonly habits: boolean;
}

/**
 * The trip with what an earlier one had and it lacks: own items, what was packed there, and, where it says nothing
 * itself, the ages of the children and whether clothes can be washed. These change the whole list, so the kept ones are
 * null then.
 */
export function copyPacking(source: CopySource, goal: CopyGoal): Copied {
  let { packingPreferences, packingCache }: OwnItemsOfTrip = goal;
  const added: OwnItem[] = [];
  const missing = listMissing(source, goal);
  for (const item of missing) {
    const result = addOwnItem({ packingPreferences, packingCache }, item);
    if (!result.ok) break;
    ({ packingPreferences, packingCache } = result.value);
    added.push(item);
  }
  const habits = listHabits(source.packingPreferences, packingPreferences);
  const hasHabits = Object.keys(habits).length > 0;
  return {
    packingPreferences: hasHabits ? { ...packingPreferences, ...habits } : packingPreferences,
    packingCache: hasHabits ? null : packingCache,
    added,
    leftOut: missing.length - added.length,
    habits: hasHabits,
  };
}

function listMissing({ packingPreferences, list, packed }: CopySource, goal: CopyGoal): OwnItem[] {
  const wasPacked = list
    .filter(({ id }) => packed.has(id) && !isOwnItemId(id))
    .filter(({ id }) => goal.list.every((each) => each.id !== id))
    .map(({ item, category, quantity }) => ({ item: item.slice(0, 60), category, quantity }));
  const wanted = new Map<string, OwnItem>();
  for (const own of [...(packingPreferences?.ownItems ?? []), ...wasPacked]) {
    const id = ownItemId(own.item);
    if (!wanted.has(id) && !hasItem(goal.list, own)) wanted.set(id, own);
  }
  return [...wanted.values()];
}

/** Preferences that hold for every trip, where the second one has none. */
function listHabits(
  from: PackingPreferences | null,
  to: PackingPreferences | null,
): PackingPreferences {
  const { childrenAges, laundry } = from ?? {};
  return {
    ...(to?.childrenAges === undefined && childrenAges !== undefined && { childrenAges }),
    ...(to?.laundry === undefined && laundry !== undefined && { laundry }),
  };
}
