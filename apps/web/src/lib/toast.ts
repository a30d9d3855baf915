import type { Toast } from '../components/show-toast.ts';

/** Loads what shows toasts: once the page is idle, so that it is there when the network is not. */
export const loadToasts = () => import('../components/show-toast.ts');

// The toasts may not have loaded before the network was lost; the page itself says that there is none.
const ignore = () => undefined;

/** Shows one message for a moment; a destructive one says that something failed. */
export function toast(shown: Toast): void {
  void loadToasts().then(({ showToast }) => showToast(shown), ignore);
}

/** Removes a toast that is no longer news. */
export function hideToast(id: string): void {
  void loadToasts().then(({ takeToast }) => takeToast(id), ignore);
}
