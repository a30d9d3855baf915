import { useLayoutEffect } from 'react';
import { useScheme } from '../lib/use-scheme.ts';

/** Names the theme as a class on the root of the document too, for styles that are not ours. */
export function ThemeClass() {
  const theme = useScheme();
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.remove('light', 'dark');
    classList.add(theme);
  }, [theme]);
  return null;
}
