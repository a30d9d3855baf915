import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RowItems, type RowItemsProps } from './row-items.tsx';

/** The menu at the end of a row; what is in it is only made when it opens. */
export function RowMenu(props: RowItemsProps) {
  const { t } = useTranslation('itinerary');
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon size={44} color="gray" aria-label={t('menu.of', { name: props.poi.name })}>
          <IconDotsVertical size={18} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <RowItems {...props} />
      </Menu.Dropdown>
    </Menu>
  );
}
