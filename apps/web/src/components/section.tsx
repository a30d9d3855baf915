import { Card, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './section.module.css';

interface SectionProps {
  readonly title: string;
  readonly text?: string;
  /** Actions, next to the title. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** One section of the account. */
export function Section({ title, text, action, children }: SectionProps) {
  return (
    <Card withBorder padding="lg" component="section" aria-label={title}>
      <div className={classes.head}>
        <div>
          <Title order={2}>{title}</Title>
          {text !== undefined && (
            <Text size="sm" c="var(--ooo-muted)" mt={4} maw="68ch">
              {text}
            </Text>
          )}
        </div>
        {action}
      </div>
      {children}
    </Card>
  );
}
