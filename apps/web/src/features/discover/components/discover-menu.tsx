import { ActionIcon, type ActionIconProps, Menu } from '@mantine/core';
import { IconCompass } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../components/hint.tsx';
import { MAP_SHELVES, SHELF_ICONS, type Shelf } from '../lib/shelves.ts';

interface DiscoverButtonProps
  extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {
  readonly label: string;
}

/** The attributes of a menu's target belong on the button and not on its tooltip. */
function DiscoverButton({ label, ...rest }: DiscoverButtonProps) {
  return (
    <Hint label={label}>
      <ActionIcon variant="default" aria-label={label} {...rest}>
        <IconCompass size={18} stroke={1.75} />
      </ActionIcon>
    </Hint>
  );
}

/** The categories of discovery as a menu, for where there is no search box to put them under. */
export function DiscoverMenu({ onPick }: { readonly onPick: (shelf: Shelf) => void }) {
  const { t } = useTranslation('places');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <DiscoverButton label={t('discover.places')} />
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
