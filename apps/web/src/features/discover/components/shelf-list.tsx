import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ChipRow } from '../../../components/chip-row.tsx';
import { MAP_SHELVES, SHELF_ICONS, type Shelf } from '../lib/shelves.ts';
import classes from './shelf-list.module.css';

interface ShelfListProps {
  readonly onPick: (shelf: Shelf) => void;
  /** A row of chips in place of a list. */
  readonly chips?: boolean;
}

/** The categories of discovery, as shortcuts under a search box. */
export function ShelfList({ onPick, chips = false }: ShelfListProps) {
  const { t } = useTranslation('places');
  const list = (
    <ul className={chips ? classes.chips : classes.list}>
      {MAP_SHELVES.map((shelf) => {
        const ShelfIcon = SHELF_ICONS[shelf.subcategory];
        return (
          <li key={shelf.subcategory}>
            <button type="button" className={classes.shelf} onClick={() => onPick(shelf)}>
              <ShelfIcon size={18} stroke={1.75} aria-hidden />
              {t(`shelves.${shelf.subcategory}`)}
            </button>
          </li>
        );
      })}
    </ul>
  );
  return (
    <div>
      <Text size="xs" fw={600} c="var(--ooo-muted)" mt="sm" mb={4} px={chips ? 0 : 8}>
        {t('discover.places')}
      </Text>
      {chips ? <ChipRow ground="page">{list}</ChipRow> : list}
    </div>
  );
}
