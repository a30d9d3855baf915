import { ActionIcon, Menu } from '@mantine/core';
import { IconCompass } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../components/hint.tsx';
import { MAP_SHELVES, SHELF_ICONS, type Shelf } from '../lib/shelves.ts';

/** The categories of discovery as a menu, for where there is no search box to put them under. */
export function DiscoverMenu({ onPick }: { readonly onPick: (shelf: Shelf) => void }) {
  const { t } = useTranslation('places');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Hint label={t('discover.places')}>
          <ActionIcon variant="default" aria-label={t('discover.places')}>
            <IconCompass size={18} stroke={1.75} />
          </ActionIcon>
        </Hint>
      </Menu.Target>
      <Menu.Dropdown>
        {MAP_SHELVES.map((shelf) => {
          const ShelfIcon = SHELF_ICONS[shelf.subcategory];
          return (
            <Menu.Item
              key={shelf.subcategory}
              leftSection={<ShelfIcon size={18} stroke={1.75} aria-hidden />}
              onClick={() => onPick(shelf)}
            >
              {t(`shelves.${shelf.subcategory}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
