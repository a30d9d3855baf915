import { Button, Group, Kbd, Text } from '@mantine/core';
import { useHotkeys, useOs } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { KEYS } from '../lib/keys.ts';
import classes from './toast-message.module.css';

/** On the page while a message handles the undo key. */
export const UNDO_TOAST = '[data-undo-toast]';

/** The one action of a toast. */
export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

interface ToastMessageProps {
  readonly text?: string;
  readonly action: ToastAction;
  /** It undoes what the toast reports. */
  readonly isUndo: boolean;
}

/** Takes the focus if the focused element is gone and the keyboard is in use: it would be lost otherwise. */
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

/** The start of the page's content, for keyboard users. */
function focusMain(): void {
  document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
}

/** A toast's text with its action: by a press, or for undo by the usual keys. */
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
