import { notifications } from '@mantine/notifications';
import { createElement } from 'react';
import { i18n } from '../i18n/i18n.ts';
import { ToastMessage, type ToastAction } from './toast-message.tsx';

/** One message for a moment. */
export interface Toast {
  /** An id by which the message can be removed. */
  readonly id?: string;
  readonly title: string;
  readonly message?: string;
  readonly variant?: 'default' | 'destructive';
  /** An undo button: the toast stays longer, so that there is time to reach it. */
  readonly undo?: ToastAction;
  /** A second try at what has failed: it stays as long as a link. */
  readonly retry?: ToastAction;
  /** A link, for a traveller who was busy elsewhere: the toast stays even longer. */
  readonly link?: ToastAction;
}

const UNDO_MS = 7000;
const LINK_MS = 20_000;

/** Shows one message for a moment; a destructive one says that something failed. */
export function showToast({
  id,
  title,
  message,
  variant = 'default',
  undo,
  retry,
  link,
}: Toast): void {
  const action = undo ?? retry ?? link;
  notifications.clean();
  notifications.show({
    ...(id !== undefined && { id }),
    title,
    message: action
      ? createElement(ToastMessage, {
          action,
          isUndo: undo !== undefined,
          ...(message !== undefined && { text: message }),
        })
      : message,
    ...(action && { autoClose: undo ? UNDO_MS : LINK_MS }),
    color: variant === 'destructive' ? 'red' : 'ink',
    withBorder: true,
    closeButtonProps: { 'aria-label': i18n.t('close') },
    role: variant === 'destructive' ? 'alert' : 'group',
  });
}

/** Takes a toast off the screen. */
export function takeToast(id: string): void {
  notifications.hide(id);
}
