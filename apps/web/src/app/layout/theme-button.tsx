import { ActionIcon } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { useScheme } from '../../lib/use-scheme.ts';

interface ThemeButtonProps {
  /** Absent until it can be changed. */
  readonly onChoose?: (theme: 'light' | 'dark') => void;
}

/** Switches between the two themes. */
export function ThemeButton({ onChoose }: ThemeButtonProps) {
  const { t } = useTranslation();
  const scheme = useScheme();
  const isDark = useIsHydrated() && scheme === 'dark';
  return (
    <ActionIcon
      size={44}
      aria-label={isDark ? t('footer.toLight') : t('footer.toDark')}
      disabled={!onChoose}
      onClick={() => onChoose?.(isDark ? 'light' : 'dark')}
    >
      {isDark ? <IconSun size={20} stroke={1.75} /> : <IconMoon size={20} stroke={1.75} />}
    </ActionIcon>
  );
}
