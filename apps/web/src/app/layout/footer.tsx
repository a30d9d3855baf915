import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAppConfig } from '../../features/app/api/use-app-config.ts';
import { AdminAccess } from '../../features/admin/components/admin-access.tsx';
import { LoginGateButton } from '../../features/admin/components/login-gate-button.tsx';
import { paths } from '../../lib/paths.ts';
import { LanguageSwitch } from './language-switch.tsx';
import classes from './root-layout.module.css';

/** The year is the specification's. */
const YEAR = 2025;

export function Footer({ user }: { readonly user: CurrentUser | null }) {
  const { t } = useTranslation();
  const config = useAppConfig();
  return (
    <footer className={classes.footer}>
      <nav className={classes.footerRow} aria-label={t('footer.label')}>
        <span>© {YEAR} O³</span>
        <a
          href={config.data?.privacyUrl ?? paths.privacy}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('footer.privacy')}
        </a>
        <Link to={paths.terms}>{t('footer.terms')}</Link>
        <div className={classes.footerEnd}>
          <LanguageSwitch user={user} />
          <LoginGateButton />
          <AdminAccess />
          <ThemeToggle />
        </div>
      </nav>
    </footer>
  );
}

function ThemeToggle() {
  const { t } = useTranslation();
  const scheme = useComputedColorScheme('light');
  const { setColorScheme } = useMantineColorScheme();
  const isDark = scheme === 'dark';
  return (
    <ActionIcon
      size={44}
      aria-label={isDark ? t('footer.toLight') : t('footer.toDark')}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <IconSun size={20} stroke={1.75} /> : <IconMoon size={20} stroke={1.75} />}
    </ActionIcon>
  );
}
