import type { Toast } from '../components/show-toast.ts';
import { loadWhenOnline } from './later.ts';

/** Loads what shows toasts: once the page is idle, so that it is there when the network is not. */
export const loadToasts = () => import('../components/show-toast.ts');

/** Shows one message for a moment; a destructive one says that something failed. */
export function toast(shown: Toast): void {
  void loadWhenOnline(loadToasts).then(({ showToast }) => showToast(shown));
}

/** Removes a toast that is no longer news. */
export function hideToast(id: string): void {
  void loadWhenOnline(loadToasts).then(({ takeToast }) => takeToast(id));
}
