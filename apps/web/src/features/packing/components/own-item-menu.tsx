import { ActionIcon, Menu } from '@mantine/core';
import type { PackingRecommendation } from '@ooo/domain/packing/packing.schema';
import { IconDotsVertical, IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RowActions } from '../lib/row-actions.types.ts';

const MOST = 99;

interface OwnItemMenuProps {
  readonly item: PackingRecommendation;
  readonly actions: Pick<RowActions, 'onQuantity' | 'onRemove'>;
}

/** What can be done with something that the traveller added. */
export function OwnItemMenu({ item, actions }: OwnItemMenuProps) {
  const { t } = useTranslation('packing');
  const { quantity } = item;
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <ActionIcon size={44} aria-label={t('own.change', { name: item.item })}>
          <IconDotsVertical size={18} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          closeMenuOnClick={false}
          disabled={quantity >= MOST}
          leftSection={<IconPlus size={16} stroke={1.75} />}
          onClick={() => actions.onQuantity(item, quantity + 1)}
        >
          {t('own.more')}
        </Menu.Item>
        <Menu.Item
          closeMenuOnClick={false}
          disabled={quantity <= 1}
          leftSection={<IconMinus size={16} stroke={1.75} />}
          onClick={() => actions.onQuantity(item, quantity - 1)}
        >
          {t('own.less')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTrash size={16} stroke={1.75} />}
          onClick={() => actions.onRemove(item)}
        >
          {t('own.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
