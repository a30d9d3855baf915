import { Scroller } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './chip-row.module.css';

/** The keyboard reaches every chip by itself, and brings it into view. */
const FOR_POINTERS = { tabIndex: -1, 'aria-hidden': true, 'aria-label': undefined };

/** How far the fade of an edge reaches. */
const EDGE_PX = 40;

/** As the ref of the chosen chip: moves its row, and nothing around it, until the chip is clear. */
export function bringNear(chip: HTMLElement | null): void {
  const row = chip?.closest(`.${classes.container}`);
  if (!chip || !row) return;
  const [{ left, right }, edge] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  const [before, behind] = [edge.left + EDGE_PX - left, right - (edge.right - EDGE_PX)];
  if (before > 0) row.scrollLeft -= before;
  else if (behind > 0) row.scrollLeft += behind;
}

interface ChipRowProps {
  /** The background of the row: the edge fades into it where there is more. Over a map nothing fades; the last chip is cut off. */
  readonly ground: 'page' | 'surface' | 'map';
  readonly children: ReactNode;
}

/** A row of chips that scrolls sideways, and shows that it does. */
export function ChipRow({ ground, children }: ChipRowProps) {
  return (
    <Scroller
      edgeGradientColor={ground === 'map' ? 'transparent' : `var(--ooo-${ground})`}
      controlSize={36}
      startControlProps={FOR_POINTERS}
      endControlProps={FOR_POINTERS}
      classNames={{
        container: classes.container,
        control: `${classes.control} ${ground === 'map' ? classes.hidden : ''}`,
      }}
    >
      {children}
    </Scroller>
  );
}
