import { localStorageColorSchemeManager } from '@mantine/core';

/** The theme is kept under the key `theme`, as `light` or `dark`. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'theme' });
