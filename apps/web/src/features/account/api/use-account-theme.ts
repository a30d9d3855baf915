import { useMantineColorScheme } from '@mantine/core';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Preferences } from '@ooo/domain/shared/preferences';
import { useEffect, useEffectEvent } from 'react';
import { toScheme } from '../lib/to-scheme.ts';

/** Puts the theme that the account has chosen into force, on whichever device; where it has none, the browser's stays. */
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
