import { Text } from '@mantine/core';
import type { IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './file-line.module.css';

interface FileLineProps {
  readonly icon: typeof IconFileText;
  readonly name: string;
  /** Details, under its name. */
  readonly detail?: ReactNode;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** A file in a list: its kind, its name, and what can be done with it. */
export function FileLine({ icon: KindIcon, name, detail, children }: FileLineProps) {
  return (
    <div className={classes.line}>
      <KindIcon className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <Text fw={550} truncate title={name} dir="auto">
          {name}
        </Text>
        {detail !== undefined && (
          <Text size="sm" c="var(--ooo-muted)">
            {detail}
          </Text>
        )}
      </div>
      {children}
    </div>
  );
}
