import { atom } from '../../../lib/jotai.ts';
import type { LabTheme } from '../lib/lab-theme.ts';
import { readStoredStyle } from '../lib/stored-style.ts';

/** The theme of the style in force; null is the product's own, which also stands in until a stored style is loaded. */
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
