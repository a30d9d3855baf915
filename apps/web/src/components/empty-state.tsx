import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Rings } from './rings.tsx';

interface EmptyStateProps {
  readonly text: ReactNode;
  readonly detail?: string;
  /** The one action from here. */
  readonly action?: ReactNode;
}

/** The three rings, one sentence, one action. */
export function EmptyState({ text, detail, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="md" py={48} px="md" ta="center">
      <Rings size={28} />
      <div>
        <Text component="div" fw={550}>
          {text}
        </Text>
        {detail !== undefined && (
          <Text size="sm" c="var(--ooo-muted)" maw="44ch" mt={4}>
            {detail}
          </Text>
        )}
      </div>
      {action}
    </Stack>
  );
}
