import { Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import classes from './suggestion-note.module.css';

/** Why a time was suggested. */
export function SuggestionNote({ reason }: { readonly reason: string }) {
  return (
    <output className={classes.note}>
      <IconSparkles size={18} stroke={1.75} aria-hidden />
      <Text size="sm">{reason}</Text>
    </output>
  );
}
