import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './deck-table.module.css';

interface DeckTableProps {
  readonly label: string;
  readonly children: ReactNode;
}

const MIN_WIDTH = 720;

/** A table that a narrow screen scrolls sideways. */
export function DeckTable({ label, children }: DeckTableProps) {
  return (
    <Table.ScrollContainer minWidth={MIN_WIDTH} type="native">
      <Table verticalSpacing="xs" className={classes.table} aria-label={label}>
        {children}
      </Table>
    </Table.ScrollContainer>
  );
}
