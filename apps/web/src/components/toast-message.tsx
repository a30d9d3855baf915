import { Button, Group, Kbd, Text } from '@mantine/core';
import { useHotkeys, useOs } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import classes from './toast-message.module.css';

/** Takes back what the toast tells of. */
export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

interface ToastMessageProps {
  readonly text?: string;
  readonly action: ToastAction;
}

/** Takes the focus where what had it is gone and the keyboard is in use: it would be lost otherwise. */
function useLostFocus() {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = ref.current;
    if (document.activeElement !== document.body) return;
    button?.focus({ preventScroll: true });
    if (!button?.matches(':focus-visible')) button?.blur();
  }, []);
  return ref;
}

/** A toast's text with the way back: by a press, or by the keys that undo everywhere. */
export function ToastMessage({ text, action }: ToastMessageProps) {
  const button = useLostFocus();
  const isMac = useOs() === 'macos';
  const act = () => {
    notifications.clean();
    action.onClick();
  };
  useHotkeys([['mod+Z', act]]);

  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm">{text}</Text>
      <Button
        ref={button}
        size="compact-sm"
        variant="default"
        className={classes.action}
        aria-keyshortcuts="Control+Z Meta+Z"
        rightSection={
          <Kbd size="xs" aria-hidden className={classes.keys}>
            {isMac ? '⌘Z' : 'Ctrl Z'}
          </Kbd>
        }
        onClick={act}
      >
        {action.label}
      </Button>
    </Group>
  );
}
