import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { ErrorState } from '../../components/error-state.tsx';
import { RingsLoader } from '../../components/rings-loader.tsx';
import { useCurrentUser } from '../../features/account/api/use-current-user.ts';
import { isLabActive } from '../../features/admin/lib/new-world-lab.ts';
import { withTexts } from '../../i18n/i18n.ts';
import { openDialogAtom } from '../../lib/dialogs.atoms.ts';
import { useAtomValue } from '../../lib/jotai.ts';
import { later } from '../../lib/later.ts';
import { paths } from '../../lib/paths.ts';
import { AccountPreferences } from '../../lib/preferences/account-preferences.ts';
import { OwnClient } from '../own-client.tsx';
import { useChosenLanguage } from '../use-chosen-language.ts';
import { useIsDemo } from '../use-is-demo.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MaintenanceBanner } from './maintenance-banner.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageContent } from './page-content.tsx';
import classes from './root-layout.module.css';

const AgeStep = later(
  () => withTexts(import('../../features/account/components/age-step.tsx')),
  'AgeStep',
);

const NOTHING_CHOSEN = {};

const LabBanner = later(
  () => import('../../features/admin/components/lab-banner.tsx'),
  'LabBanner',
);

/** Dialogs have texts that no first screen has. */
const Dialogs = later(() => withTexts(import('./dialogs.tsx')), 'Dialogs');

/** Header, screen, footer. Nothing is shown until the user is known. */
export function RootLayout() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const isLanguageReady = useChosenLanguage(user.data);

  if (user.isPending || !isLanguageReady) return <RingsLoader height="100dvh" />;
  if (user.data === undefined) {
    return <ErrorState error={user.error} onRetry={() => void user.refetch()} />;
  }
  return (
    <AccountPreferences value={user.data?.preferences ?? NOTHING_CHOSEN}>
      <OwnClient user={user.data}>
        <div className={classes.page}>
          <a href="#content" className={classes.skip}>
            {t('skipToContent')}
          </a>
          <Header user={user.data} />
          <Banners user={user.data} />
          <main id="content" tabIndex={-1} className={classes.main}>
            <Screen user={user.data} />
          </main>
          <Footer user={user.data} />
          <OpenDialog user={user.data} />
          <ScrollRestoration />
        </div>
      </OwnClient>
    </AccountPreferences>
  );
}

/** Apart, so that a dialog opens without rendering the page under it. */
function OpenDialog({ user }: { readonly user: CurrentUser | null }) {
  const dialog = useAtomValue(openDialogAtom);
  if (!dialog) return null;
  return (
    <Suspense>
      <Dialogs dialog={dialog} user={user} />
    </Suspense>
  );
}

function Banners({ user }: { readonly user: CurrentUser | null }) {
  const isDemo = useIsDemo(user);
  return (
    <>
      {isLabActive() && (
        <Suspense>
          <LabBanner />
        </Suspense>
      )}
      <OfflineBanner isDemo={isDemo} />
      <MaintenanceBanner isDemo={isDemo} />
    </>
  );
}

/** What may be read before the age is confirmed. */
const LEGAL: ReadonlySet<string> = new Set([paths.privacy, paths.terms]);

function Screen({ user }: { readonly user: CurrentUser | null }) {
  const { pathname } = useLocation();
  if (!user || user.ageConfirmed || LEGAL.has(pathname)) return <Outlet context={user} />;
  return (
    <PageContent narrow>
      <Suspense fallback={<RingsLoader />}>
        <AgeStep />
      </Suspense>
    </PageContent>
  );
}
