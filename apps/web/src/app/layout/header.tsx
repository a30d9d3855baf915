import { Button } from '@mantine/core';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useMatch } from 'react-router-dom';
import { Rings } from '../../components/rings.tsx';
import { AccountMenu } from '../../features/account/components/account-menu.tsx';
import { InviteBadge } from '../../features/invites/components/invite-badge.tsx';
import { TripSwitcher } from '../../features/trips/components/trip-switcher.tsx';
import { paths, serverPaths } from '../paths.ts';
import { useAccess } from '../use-access.ts';
import classes from './root-layout.module.css';

export function Header({ user }: { readonly user: CurrentUser | null }) {
  const { t } = useTranslation(['common', 'account']);
  const { pathname } = useLocation();
  const access = useAccess(user);
  const tripId = useMatch('/trip/:id')?.params.id;
  return (
    <header className={classes.header}>
      <div className={classes.headerRow}>
        <Link to={paths.home} className={classes.logo} aria-label={t('common:productName')}>
          <Rings size={24} />
        </Link>
        {access === 'granted' && (
          <TripSwitcher currentId={tripId === undefined ? undefined : Number(tripId)} />
        )}
        <div className={classes.headerEnd}>
          {user ? (
            <AccountMenu
              user={user}
              badge={<InviteBadge inviteCode={user.inviteCode} />}
              isLetIn={access === 'granted'}
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
