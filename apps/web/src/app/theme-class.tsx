import { useComputedColorScheme } from '@mantine/core';
import { useLayoutEffect } from 'react';

/** Names the theme as a class on the root of the document too, for styles that are not ours. */
export function ThemeClass() {
  const theme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.remove('light', 'dark');
    classList.add(theme);
  }, [theme]);
  return null;
}
