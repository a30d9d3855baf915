import type { PackingCategory, PackingRecommendation } from './packing.schema.ts';
import type { PackingItem } from '@ooo/texts/packing.types';

const CATEGORIES: ReadonlySet<PackingCategory> = new Set([
  'Documents',
  'Health',
  'Outerwear & Layers',
]);

/** Protection from rain and cold besides the layers, and what a traveller needs to power a phone or board a plane. */
const ITEMS: ReadonlySet<string> = new Set<PackingItem>([
  'umbrella',
  'waterproof-pouch',
  'gloves',
  'warm-hat',
  'warm-scarf',
  'warm-socks',
  'thermal-underwear',
  'winter-boots',
  'plug-adapter',
  'liquids-bag',
]);

/** What the assistant may not change: essentials, documents, medication, what is worn against rain and cold, own items. */
export function isOutOfReach({ id, category, priority }: PackingRecommendation): boolean {
  const isOwn = id.startsWith('own-');
  return isOwn || priority === 'essential' || CATEGORIES.has(category) || ITEMS.has(id);
}
