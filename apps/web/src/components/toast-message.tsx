import { Button, Group, Kbd, Text } from '@mantine/core';
import { useHotkeys, useOs } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { KEYS } from '../lib/keys.ts';
import classes from './toast-message.module.css';

/** What is on the page while a message takes the key to undo. */
export const UNDO_TOAST = '[data-undo-toast]';

/** The one thing to do about what a toast tells. */
export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

interface ToastMessageProps {
  readonly text?: string;
  readonly action: ToastAction;
  /** It takes back what the toast tells of. */
  readonly isUndo: boolean;
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

/** The start of the page's content, for anyone who goes on by keyboard. */
function focusMain(): void {
  document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
}

/** A toast's text with what to do about it: by a press, and to undo by the keys that do it everywhere. */
export function ToastMessage({ text, action, isUndo }: ToastMessageProps) {
  const button = useLostFocus();
  const isMac = useOs() === 'macos';
  const act = () => {
    // The button disappears with the toast, and the focus would be lost.
    if (document.activeElement === button.current) focusMain();
    notifications.clean();
    action.onClick();
  };
  useHotkeys(isUndo ? [[KEYS.undo[0], act]] : []);

  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm" className={classes.text}>
        {text}
      </Text>
      <Button
        ref={button}
        size="compact-sm"
        variant="default"
        className={classes.action}
        {...(isUndo && {
          'data-undo-toast': true,
          'aria-keyshortcuts': 'Control+Z Meta+Z',
          rightSection: (
            <Kbd size="xs" aria-hidden className={classes.keys}>
              {isMac ? '⌘Z' : 'Ctrl Z'}
            </Kbd>
          ),
        })}
        onClick={act}
      >
        {action.label}
      </Button>
    </Group>
  );
}
