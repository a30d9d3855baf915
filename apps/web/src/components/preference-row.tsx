import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './preference-row.module.css';

interface PreferenceRowProps {
  readonly label: string;
  /** What the current choice means. */
  readonly hint?: string;
  /** Names itself: the label is for the eye. */
  readonly children: ReactNode;
}

/** A preference: its name and its choices, below each other where there is little room. */
export function PreferenceRow({ label, hint, children }: PreferenceRowProps) {
  return (
    <div className={classes.row}>
      <div>
        <Text aria-hidden>{label}</Text>
        {hint !== undefined && (
          <Text size="sm" c="var(--ooo-muted)">
            {hint}
          </Text>
        )}
      </div>
      <div className={classes.choices}>{children}</div>
    </div>
  );
}
