import type { DiscoverySubcategory } from '@ooo/domain/places/place.schema';
import { DISCOVERY_SHELVES } from '@ooo/domain/places/discovery-shelves';
import {
  IconBuildingMonument,
  IconCoffee,
  IconDiamond,
  IconFlame,
  IconGlassCocktail,
  IconMountain,
  IconToolsKitchen2,
  IconTrees,
  type Icon,
} from '@tabler/icons-react';

export type Shelf = (typeof DISCOVERY_SHELVES)[number];

export const SHELF_ICONS: Readonly<Record<DiscoverySubcategory, Icon>> = {
  restaurants: IconToolsKitchen2,
  trending: IconFlame,
  cafes: IconCoffee,
  bars: IconGlassCocktail,
  attractions: IconBuildingMonument,
  'hidden-gems': IconDiamond,
  parks: IconTrees,
  hiking: IconMountain,
};

/** The map's box has no hiking trails; the discover screen has. */
export const MAP_SHELVES = DISCOVERY_SHELVES.filter((shelf) => shelf.subcategory !== 'hiking');
