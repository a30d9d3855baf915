import {
  isMantineColorScheme,
  localStorageColorSchemeManager,
  type MantineColorSchemeManager,
} from '@mantine/core';
import { browserStore } from '../lib/browser-store.ts';
import { tellCorrupt } from '../lib/tell-corrupt.ts';

const KEY = 'theme';
const manager = localStorageColorSchemeManager({ key: KEY });

/** The theme is kept under the key `theme`, as `light` or `dark`, or `auto` where it follows the system by choice. */
export const colorSchemeManager: MantineColorSchemeManager = {
  ...manager,
  get: (standard) => {
    const kept = browserStore.read(KEY);
    if (kept !== null && !isMantineColorScheme(kept)) tellCorrupt(KEY, kept);
    return manager.get(standard);
  },
};
