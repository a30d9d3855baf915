import { useMantineColorScheme } from '@mantine/core';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { LANGUAGES } from '@ooo/texts/languages';
import {
  IconInfoCircle,
  IconKeyboard,
  IconLanguage,
  IconMessage,
  IconMoon,
  IconPlus,
  IconSun,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSetLanguage } from '../../features/account/api/use-set-language.ts';
import { isLabActive } from '../../features/admin/lib/new-world-lab.ts';
import { USUAL } from '@ooo/texts/usual';
import { useLanguage } from '../../i18n/use-language.ts';
import { openDialogAtom } from '../../lib/dialogs.atoms.ts';
import { useSetAtom } from '../../lib/jotai.ts';
import { KEYS } from '../../lib/keys.ts';
import { useScheme } from '../../lib/use-scheme.ts';
import { useAccess } from '../use-access.ts';
import { useNewTrip } from '../use-new-trip.ts';
import type { Command } from './commands.ts';

/** The other theme and the other languages; the New World Lab has its own. */
function useLookCommands(): Command[] {
  const { t } = useTranslation(['help', 'account']);
  const next = useScheme() === 'dark' ? 'light' : 'dark';
  const { setColorScheme } = useMantineColorScheme();
  const current = useLanguage();
  const setLanguage = useSetLanguage();
  const others = isLabActive() ? [] : LANGUAGES.filter((code) => code !== current);
  return [
    {
      id: 'theme',
      group: 'actions',
      label: t(`help:palette.toTheme.${next}`),
      Icon: next === 'dark' ? IconMoon : IconSun,
      run: () => setColorScheme(next),
    },
    ...others.map((code): Command => ({
      id: `language-${code}`,
      group: 'actions',
      label: USUAL[code].name,
      detail: t('account:menu.language'),
      Icon: IconLanguage,
      run: () => setLanguage(code),
    })),
  ];
}

/** What the user or visitor can do on every screen. */
export function useGeneralCommands(user: CurrentUser | null, openKeySheet: () => void): Command[] {
  const { t } = useTranslation(['help', 'account', 'landing', 'trips']);
  const openDialog = useSetAtom(openDialogAtom);
  const newTrip = useNewTrip(user);
  const isLetIn = useAccess(user) === 'granted';
  const feedback: Command = {
    id: 'feedback',
    group: 'actions',
    label: t('account:menu.feedback'),
    Icon: IconMessage,
    run: () => openDialog({ kind: 'feedback' }),
  };
  return [
    {
      id: 'new-trip',
      group: 'actions',
      label: t('trips:switcher.newTrip'),
      Icon: IconPlus,
      run: newTrip,
    },
    ...useLookCommands(),
    {
      id: 'key-sheet',
      group: 'actions',
      label: t('help:keys.open'),
      Icon: IconKeyboard,
      keys: KEYS.keySheet,
      run: openKeySheet,
    },
    ...(isLetIn ? [feedback] : []),
    {
      id: 'how-it-works',
      group: 'pages',
      label: t('landing:steps.title'),
      Icon: IconInfoCircle,
      run: () => openDialog({ kind: 'how-it-works' }),
    },
  ];
}
