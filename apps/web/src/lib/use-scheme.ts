import { useComputedColorScheme } from '@mantine/core';

/** The theme that is shown, from the first rendering on. What is prerendered waits for `useIsHydrated` before it follows it. */
export function useScheme(): 'light' | 'dark' {
  return useComputedColorScheme('light', { getInitialValueInEffect: false });
}
