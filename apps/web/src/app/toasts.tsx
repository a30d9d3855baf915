import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';

const TOAST_MS = 1500;

/**
 * Where toasts are shown, one at a time. Stacked, a toast waits while the focus is in it. Readers say what comes into the
 * place of toasts, which is there before them.
 */
export function Toasts() {
  return (
    <Notifications
      aria-live="polite"
      limit={1}
      autoClose={TOAST_MS}
      position="bottom-center"
      layout="stacked"
    />
  );
}
