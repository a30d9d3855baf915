import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAppConfig } from '../../features/app/api/use-app-config.ts';
import { AdminAccess } from '../../features/admin/components/admin-access.tsx';
import { LoginGateButton } from '../../features/admin/components/login-gate-button.tsx';
import { isLabActive } from '../../features/admin/lib/new-world-lab.ts';
import { later } from '../../lib/later.ts';
import { paths } from '../../lib/paths.ts';
import classes from './root-layout.module.css';
import { ThemeToggle } from './theme-toggle.tsx';

/** Code that changes an account comes with it; the New World Lab has a language of its own. */
const LanguageSwitch = later(() => import('./language-switch.tsx'), 'LanguageSwitch');

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
        <Link to={paths.preferences}>{t('footer.preferences')}</Link>
        <div className={classes.footerEnd}>
          {!isLabActive() && (
            <Suspense fallback={null}>
              <LanguageSwitch />
            </Suspense>
          )}
          <LoginGateButton />
          <AdminAccess />
          <ThemeToggle user={user} />
        </div>
      </nav>
    </footer>
  );
}
