import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Icon } from '@tabler/icons-react';
import { Hint } from './hint.tsx';
import classes from './worded-icon.module.css';

/** As in `worded-icon.module.css`. */
const HAS_WORDS = '(min-width: 1200px)';

interface WordedIconProps {
  readonly ButtonIcon: Icon;
  readonly label: string;
  /** Absent where it cannot be pressed. */
  readonly onClick: (() => void) | undefined;
  /** Why it cannot be pressed. */
  readonly reason?: string;
}

/** A button with an icon, with its word below where the page has room, and in a hint elsewhere. */
export function WordedIcon({ ButtonIcon, label, onClick, reason }: WordedIconProps) {
  const hasWords = useMediaQuery(HAS_WORDS, false, { getInitialValueInEffect: false });
  return (
    <Hint label={onClick ? label : reason} disabled={hasWords && onClick !== undefined}>
      <ActionIcon
        size={44}
        className={classes.button}
        aria-label={label}
        aria-disabled={!onClick || undefined}
        onClick={onClick}
      >
        <ButtonIcon size={20} stroke={1.75} />
        <span className={classes.word}>{label}</span>
      </ActionIcon>
    </Hint>
  );
}
