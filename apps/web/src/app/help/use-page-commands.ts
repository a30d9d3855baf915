import type { CurrentUser } from '@ooo/domain/account/user.schema';
import {
  type Icon,
  IconAdjustments,
  IconDashboard,
  IconFileText,
  IconHome,
  IconLock,
  IconLogin,
  IconLogout,
  IconUserCircle,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, serverPaths } from '../../lib/paths.ts';
import { sessionStore } from '../../lib/session-store.ts';
import type { Command } from './commands.ts';

/** The pages that are not of a trip, and the way in or out. */
export function usePageCommands(user: CurrentUser | null): Command[] {
  const { t } = useTranslation(['help', 'account', 'common', 'legal']);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const page = (path: string, label: string, PageIcon: Icon): Command => ({
    id: `page-${path}`,
    group: 'pages',
    label,
    Icon: PageIcon,
    run: () => void navigate(path),
  });
  const signOut: Command = {
    id: 'sign-out',
    group: 'pages',
    label: t('account:menu.signOut'),
    Icon: IconLogout,
    run: () => {
      sessionStore.removeAll();
      window.location.assign(serverPaths.signOut);
    },
  };
  const signIn: Command = {
    id: 'sign-in',
    group: 'pages',
    label: t('account:menu.signIn'),
    Icon: IconLogin,
    run: () => window.location.assign(serverPaths.signIn(pathname + search)),
  };
  return [
    ...(user
      ? [
          page(paths.home, t('help:palette.home'), IconHome),
          page(paths.account, t('account:menu.account'), IconUserCircle),
          ...(user.isAdmin
            ? [page(paths.playground, t('account:menu.controlDeck'), IconDashboard)]
            : []),
          signOut,
        ]
      : [page(paths.home, t('help:palette.start'), IconHome), signIn]),
    page(paths.preferences, t('common:footer.preferences'), IconAdjustments),
    page(paths.privacy, t('legal:privacy.title'), IconLock),
    page(paths.terms, t('legal:terms.title'), IconFileText),
  ];
}
