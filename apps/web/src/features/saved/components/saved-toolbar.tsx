import { ActionIcon, NativeSelect } from '@mantine/core';
import type { PoiTag } from '@ooo/domain/pois/poi.schema';
import { POI_TAGS } from '@ooo/domain/pois/poi-tags';
import { POI_SORT_KEYS, type SortDirection } from '@ooo/domain/pois/poi-list.rules';
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../components/hint.tsx';
import { useAtom } from '../../../lib/jotai.ts';
import { savedOrderAtom } from '../state/saved-order.atoms.ts';
import classes from './saved-view.module.css';

const OTHER: Record<SortDirection, SortDirection> = {
  ascending: 'descending',
  descending: 'ascending',
};

function toTag(text: string): PoiTag | undefined {
  return POI_TAGS.find((tag) => tag === text);
}

/** Which saved places to show, and in what order. */
export function SavedToolbar({ menu }: { readonly menu: ReactNode }) {
  const { t } = useTranslation('pois');
  const [order, setOrder] = useAtom(savedOrderAtom);
  const DirectionIcon = order.direction === 'ascending' ? IconSortAscending : IconSortDescending;

  return (
    <div className={classes.toolbar}>
      <NativeSelect
        size="md"
        aria-label={t('filter.label')}
        value={order.tag ?? (order.scheduled === undefined ? '' : String(order.scheduled))}
        onChange={({ currentTarget: { value } }) =>
          setOrder({
            ...order,
            tag: toTag(value),
            scheduled: value === 'true' || value === 'false' ? value === 'true' : undefined,
          })
        }
        data={[
          { value: '', label: t('filter.all') },
          { value: 'false', label: t('filter.unscheduled') },
          { value: 'true', label: t('filter.scheduled') },
          ...POI_TAGS.map((tag) => ({ value: tag, label: t(`tags.${tag}`) })),
        ]}
      />
      <NativeSelect
        size="md"
        aria-label={t('sort.label')}
        value={order.key}
        onChange={({ currentTarget: { value } }) =>
          setOrder({ ...order, key: POI_SORT_KEYS.find((key) => key === value) ?? 'added' })
        }
        data={POI_SORT_KEYS.map((key) => ({ value: key, label: t(`sort.${key}`) }))}
      />
      <Hint label={t(`sort.${OTHER[order.direction]}`)}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t(`sort.${OTHER[order.direction]}`)}
          onClick={() => setOrder({ ...order, direction: OTHER[order.direction] })}
        >
          <DirectionIcon size={20} stroke={1.75} />
        </ActionIcon>
      </Hint>
      {menu}
    </div>
  );
}
