import { IconBinoculars, IconCamera, IconId, IconKey, IconPackage } from '@tabler/icons-react';
import { expect, it } from 'vitest';
import { findIcon } from './find-icon.ts';
import { ITEM_ICONS } from './item-icons.ts';

const of = (id: string, item: string) => findIcon({ id, item, category: 'Utility' });

it('goes by the id, in whatever language the name is', () => {
  expect([of('passport', 'Passport'), of('passport', '여권'), of('passport', 'Pasaporte')]).toEqual(
    [IconId, IconId, IconId],
  );
});

it.each([
  ['Binoculars', IconBinoculars],
  ['쌍안경', IconBinoculars],
  ['Unos prismáticos', IconBinoculars],
  ['Cámara vieja', IconCamera],
  ['House keys', IconKey],
  ['monkey', IconPackage],
  ['constructor', IconPackage],
  ['🎸', IconPackage],
])('goes by a word of the name: %s §9.38', (name, icon) => {
  expect(of('own-x', name)).toBe(icon);
  expect(of(name, name)).toBe(icon);
});

it('knows about fifty icons and more §9.38', () => {
  expect(new Set(Object.values(ITEM_ICONS)).size).toBeGreaterThanOrEqual(50);
});
