import { notifications } from '@mantine/notifications';
import { createElement } from 'react';
import { ToastMessage, type ToastAction } from '../components/toast-message.tsx';
import { i18n } from '../i18n/i18n.ts';

interface Toast {
  readonly title: string;
  readonly message?: string;
  readonly variant?: 'default' | 'destructive';
  /** One thing to do about it, like Undo: it stays longer, so that there is time to reach it. */
  readonly action?: ToastAction;
}

const ACTION_MS = 7000;

/** Shows one message for a moment; a destructive one says that something failed. */
export function toast({ title, message, variant = 'default', action }: Toast): void {
  notifications.clean();
  notifications.show({
    title,
    message: action
      ? createElement(ToastMessage, { action, ...(message !== undefined && { text: message }) })
      : message,
    ...(action && { autoClose: ACTION_MS }),
    color: variant === 'destructive' ? 'red' : 'ink',
    withBorder: true,
    closeButtonProps: { 'aria-label': i18n.t('close') },
    role: variant === 'destructive' ? 'alert' : 'status',
  });
}
