import { fold } from '../shared/fold.ts';
import type { PackingPreferences, PackingRecommendation } from './packing.schema.ts';
import type { PackingTexts } from './texts/packing-texts.types.ts';

const ID_LENGTH = 60;

/** What the traveller added, under an id that is made of its name. Of two with the same name the first counts. */
export function toOwnRecommendations(
  ownItems: PackingPreferences['ownItems'] = [],
  texts: PackingTexts,
): PackingRecommendation[] {
  const byId = new Map<string, PackingRecommendation>();
  for (const { item, category = 'Utility', quantity = 1 } of ownItems) {
    // A name of nothing but signs is its own id.
    const slug = fold(item).replaceAll(' ', '-') || item;
    const id = `own-${slug}`.slice(0, ID_LENGTH).toWellFormed();
    if (byId.has(id)) continue;
    const reason = texts.plain.ownItem;
    byId.set(id, { id, item, category, quantity, reason, priority: 'recommended' });
  }
  return [...byId.values()];
}
