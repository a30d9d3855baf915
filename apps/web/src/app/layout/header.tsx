import { Button } from '@mantine/core';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Rings } from '../../components/rings.tsx';
import { withTexts } from '../../i18n/i18n.ts';
import { later } from '../../lib/later.ts';
import { paths, serverPaths } from '../../lib/paths.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { useAccess } from '../use-access.ts';
import { useHasNoTrip } from '../use-has-no-trip.ts';
import { useOpenTripId } from '../use-open-trip-id.ts';
import classes from './root-layout.module.css';

// A visitor sees no menu, and menus are most of what a first screen would load.
const AccountPart = later(() => withTexts(import('./account-part.tsx')), 'AccountPart');
// No key is pressed in the first second, and no first screen waits for it.
const Help = later(async () => {
  await whenIdle();
  return import('../help/help.tsx');
}, 'Help');
const TripMenu = later(() => withTexts(import('./trip-menu.tsx')), 'TripMenu');

export function Header({ user }: { readonly user: CurrentUser | null }) {
  const { t } = useTranslation(['common', 'account']);
  const { pathname } = useLocation();
  const access = useAccess(user);
  const tripId = useOpenTripId();
  const isDemo = tripId === DEMO_TRIP_ID;
  const isOut = useHasNoTrip();
  return (
    <header className={classes.header}>
      <div className={classes.headerRow}>
        <Link
          to={paths.home}
          className={classes.logo}
          aria-label={t('common:productName')}
          viewTransition
        >
          <Rings size={24} />
        </Link>
        {(access === 'granted' || isDemo) && (
          <Suspense>
            <TripMenu user={user} currentId={isOut ? 'none' : tripId} />
          </Suspense>
        )}
        <div className={classes.headerEnd}>
          <Suspense fallback={<span className={classes.help} />}>
            <Help user={user} />
          </Suspense>
          {user ? (
            <Suspense>
              <AccountPart user={user} isLetIn={access === 'granted'} tripId={tripId} />
            </Suspense>
          ) : (
            pathname !== paths.signIn && (
              <Button
                component="a"
                variant="default"
                size="sm"
                href={serverPaths.signIn(isDemo ? paths.trip(DEMO_TRIP_ID) : paths.home)}
              >
                {t('account:menu.signIn')}
              </Button>
            )
          )}
        </div>
      </div>
    </header>
  );
}
