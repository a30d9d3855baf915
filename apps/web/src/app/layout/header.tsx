import { Button } from '@mantine/core';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Rings } from '../../components/rings.tsx';
import { AccountMenu } from '../../features/account/components/account-menu.tsx';
import { InviteBadge } from '../../features/invites/components/invite-badge.tsx';
import { paths, serverPaths } from '../../lib/paths.ts';
import { useAccess } from '../use-access.ts';
import { useOpenTripId } from '../use-open-trip-id.ts';
import classes from './root-layout.module.css';
import { TripMenu } from './trip-menu.tsx';

export function Header({ user }: { readonly user: CurrentUser | null }) {
  const { t } = useTranslation(['common', 'account']);
  const { pathname } = useLocation();
  const access = useAccess(user);
  const tripId = useOpenTripId();
  const isDemo = tripId === DEMO_TRIP_ID;
  return (
    <header className={classes.header}>
      <div className={classes.headerRow}>
        <Link to={paths.home} className={classes.logo} aria-label={t('common:productName')}>
          <Rings size={24} />
        </Link>
        {(access === 'granted' || isDemo) && <TripMenu user={user} currentId={tripId} />}
        <div className={classes.headerEnd}>
          {user ? (
            <AccountMenu
              user={user}
              badge={<InviteBadge inviteCode={user.inviteCode} />}
              isLetIn={access === 'granted'}
              tripId={tripId}
            />
          ) : (
            pathname !== paths.signIn && (
              <Button
                component="a"
                variant="default"
                size="sm"
                href={serverPaths.signIn(paths.home)}
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
