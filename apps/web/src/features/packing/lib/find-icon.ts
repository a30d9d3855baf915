import type { PackingCategory, PackingRecommendation } from '@ooo/domain/packing/packing.schema';
import {
  IconArmchair,
  IconCookie,
  IconFiles,
  IconFirstAidKit,
  IconHanger,
  type Icon,
  IconJacket,
  IconPackage,
  IconPlug,
  IconShirt,
  IconShoe,
  IconSock,
  IconSunglasses,
} from '@tabler/icons-react';
import { ITEM_ICONS } from './item-icons.ts';
import { findWordIcon } from './word-icons.ts';

const CATEGORY_ICONS: Readonly<Record<PackingCategory, Icon>> = {
  Tops: IconShirt,
  Bottoms: IconHanger,
  'Underwear & Sleepwear': IconSock,
  'Outerwear & Layers': IconJacket,
  Shoes: IconShoe,
  Health: IconFirstAidKit,
  Electronics: IconPlug,
  Accessories: IconSunglasses,
  Documents: IconFiles,
  Utility: IconPackage,
  Comfort: IconArmchair,
  Food: IconCookie,
  Clothing: IconHanger,
};

const byId: Readonly<Record<string, Icon | undefined>> = ITEM_ICONS;

/** By its id if the rules know it, so that it is the same in every language; else by its name, else its category's. */
export function findIcon({
  id,
  item,
  category,
}: Pick<PackingRecommendation, 'id' | 'item' | 'category'>): Icon {
  const known = Object.hasOwn(byId, id) ? byId[id] : undefined;
  return known ?? findWordIcon(item) ?? CATEGORY_ICONS[category];
}
