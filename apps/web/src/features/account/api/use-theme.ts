import { useMantineColorScheme } from '@mantine/core';
import type { Preferences } from '@ooo/domain/shared/preferences';
import { trpc } from '../../../lib/trpc.ts';
import { toScheme } from '../lib/to-scheme.ts';
import { useSetPreferences } from './use-set-preferences.ts';

/**
 * The theme, and how to change it. This browser keeps it for users and visitors, so that the next page begins in it; for an
 * account the server keeps it too.
 */
export function useTheme(): {
  readonly theme: Preferences['theme'];
  readonly setTheme: (theme: Preferences['theme']) => void;
} {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const utils = trpc.useUtils();
  const { mutateAsync } = useSetPreferences();
  return {
    theme: colorScheme === 'auto' ? 'system' : colorScheme,
    setTheme: (theme) => {
      setColorScheme(toScheme(theme));
      if (!utils.account.me.getData()) return;
      mutateAsync({ preferences: { theme } }).catch(() => {
        // The account's earlier theme comes back with it.
        if (!utils.account.me.getData()?.preferences.theme) setColorScheme(colorScheme);
      });
    },
  };
}
