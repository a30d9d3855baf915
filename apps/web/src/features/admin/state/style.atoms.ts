import { atom } from '../../../lib/jotai.ts';
import type { LabTheme } from '../lib/lab-theme.ts';
import { readStoredStyle } from '../lib/stored-style.ts';

/** The lab's theme while one is stored and has loaded; null means the product's own theme. */
export const labThemeAtom = atom<LabTheme | null>(null);

labThemeAtom.onMount = (set) => {
  if (readStoredStyle() === null) return;
  const load = async () => {
    const { readLabTheme } = await import('../lib/lab-theme.ts');
    set((current) => current ?? readLabTheme());
  };
  load().catch((error: unknown) => {
    // oxlint-disable-next-line eslint/no-console -- nothing on the screen says why it has another look
    console.warn('The stored style did not load.', error);
  });
};
