import {
  IconBuildingBank,
  IconDots,
  IconGlass,
  IconPlane,
  IconBed,
  IconShoppingBag,
  IconToolsKitchen2,
  type Icon,
} from '@tabler/icons-react';

/** The icon of each tag, always shown with the tag's colour. */
export const TAG_ICONS = {
  eat: IconToolsKitchen2,
  drink: IconGlass,
  tour: IconBuildingBank,
  shop: IconShoppingBag,
  hotel: IconBed,
  airport: IconPlane,
  misc: IconDots,
} as const satisfies Readonly<Record<string, Icon>>;
