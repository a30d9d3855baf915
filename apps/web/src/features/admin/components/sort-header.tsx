import { Table, UnstyledButton } from '@mantine/core';
import type { AdminUserSort } from '@ooo/domain/admin/admin-user.schema';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { DeckView } from '../lib/deck-view.ts';
import classes from './deck-table.module.css';

interface SortHeaderProps {
  readonly label: string;
  readonly by: AdminUserSort;
  readonly view: DeckView;
  readonly go: (change: Partial<DeckView>) => void;
}

/** A column that sorts: names begin at A, numbers and times with the most and the latest. */
export function SortHeader({ label, by, view, go }: SortHeaderProps) {
  const isSorted = view.sort === by;
  const first = by === 'name' ? 'asc' : 'desc';
  const next = isSorted && view.direction === first ? opposite(first) : first;
  const SortIcon = isSorted ? ARROWS[view.direction] : IconArrowsSort;
  return (
    <Table.Th aria-sort={isSorted ? SORTED[view.direction] : 'none'}>
      <UnstyledButton
        className={classes.sort}
        data-sorted={isSorted || undefined}
        onClick={() => go({ sort: by, direction: next })}
      >
        {label}
        <SortIcon size={14} stroke={1.75} aria-hidden />
      </UnstyledButton>
    </Table.Th>
  );
}

const SORTED = { asc: 'ascending', desc: 'descending' } as const;
const ARROWS = { asc: IconArrowUp, desc: IconArrowDown } as const;

function opposite(direction: 'asc' | 'desc') {
  return direction === 'asc' ? 'desc' : 'asc';
}
