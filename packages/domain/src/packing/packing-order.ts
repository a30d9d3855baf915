import { PACKING_CATEGORIES, type PackingRecommendation } from './packing.schema.ts';
import { rankOf } from './packing-need.ts';

function placeOf({ category, priority }: PackingRecommendation): number {
  return PACKING_CATEGORIES.indexOf(category) * 3 + rankOf(priority);
}

/** By category as a list shows them, then by priority; otherwise in the order in which they come. */
export function inPackingOrder(items: readonly PackingRecommendation[]): PackingRecommendation[] {
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}
