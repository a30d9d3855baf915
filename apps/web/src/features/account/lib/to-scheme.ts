import type { MantineColorScheme } from '@mantine/core';
import type { Preferences } from '@ooo/domain/shared/preferences';

/** Mantine's word for a theme. */
export function toScheme(theme: Preferences['theme']): MantineColorScheme {
  return theme === 'system' ? 'auto' : theme;
}
