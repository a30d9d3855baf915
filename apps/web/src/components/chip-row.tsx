import { Scroller } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './chip-row.module.css';

/** The keyboard reaches every chip by itself, and brings it into view. */
const FOR_POINTERS = { tabIndex: -1, 'aria-hidden': true } as const;

interface ChipRowProps {
  /** What the row lies on: the edge fades into it where there is more. */
  readonly ground: 'page' | 'surface';
  readonly children: ReactNode;
}

/** A row of chips that scrolls sideways, and shows that it does. */
export function ChipRow({ ground, children }: ChipRowProps) {
  return (
    <Scroller
      edgeGradientColor={`var(--ooo-${ground})`}
      controlSize={36}
      startControlProps={FOR_POINTERS}
      endControlProps={FOR_POINTERS}
      classNames={{ container: classes.container, chevron: classes.chevron }}
    >
      {children}
    </Scroller>
  );
}
