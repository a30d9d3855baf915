import type { Icon } from '@tabler/icons-react';

const ids = new Map<Icon, string>();

/** The id under which an icon is in the sprite of the map. */
export function spriteId(icon: Icon): string {
  const id = ids.get(icon) ?? `map-icon-${ids.size + 1}`;
  ids.set(icon, id);
  return id;
}
