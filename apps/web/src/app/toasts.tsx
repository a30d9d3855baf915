import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';

const TOAST_MS = 1500;

/**
 * Shows toasts, one at a time. In the stacked layout a toast stays while the focus is in it. The container is a live region:
 * it is on the page before any toast, so screen readers announce each one.
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
