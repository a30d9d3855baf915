import { useMantineColorScheme } from '@mantine/core';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Preferences } from '@ooo/domain/shared/preferences';
import { useEffect, useEffectEvent } from 'react';
import { toScheme } from '../lib/to-scheme.ts';

/** Applies the account's theme on every device; without one the browser's stays. */
export function useAccountTheme(user: CurrentUser): void {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const follow = useEffectEvent((theme: Preferences['theme']) => {
    if (toScheme(theme) !== colorScheme) setColorScheme(toScheme(theme));
  });
  const theme = user.preferences.theme;
  useEffect(() => {
    if (theme) follow(theme);
  }, [theme]);
}
