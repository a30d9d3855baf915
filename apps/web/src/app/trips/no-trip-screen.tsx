import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useIsWide } from '../../components/use-is-wide.ts';
import { NoTripList } from '../../features/trips/components/no-trip-list.tsx';
import { NoTripStrip } from '../../features/trips/components/no-trip-strip.tsx';
import { NoTripView } from '../../features/trips/components/no-trip-view.tsx';
import { TripTabs } from '../../features/trips/components/trip-tabs.tsx';
import { Workspace } from '../../features/trips/components/workspace.tsx';
import { readTripTab, type TripTab } from '../../features/trips/lib/trip-view.ts';
import { useTripTitle } from '../../features/trips/lib/use-trip-title.ts';
import { openDialogAtom } from '../../lib/dialogs.atoms.ts';
import { useSetAtom } from '../../lib/jotai.ts';
import { later } from '../../lib/later.ts';
import { paths } from '../../lib/paths.ts';
import { DropAnywhere } from '../drop-anywhere.tsx';
import { useNewTrip } from '../use-new-trip.ts';
import classes from './trip-page.module.css';

const NoTripMap = later(() => import('./no-trip-map.tsx'), 'NoTripMap');

/** The main screen while no trip is selected: each view says what it would show, beside the list of trips. */
export function NoTripScreen({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('trips');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const tab = readTripTab(params);
  const isWide = useIsWide();
  const newTrip = useNewTrip(user);
  const openDialog = useSetAtom(openDialogAtom);
  useTripTitle({ name: t('switcher.home') }, tab);
  const show = (next: TripTab) =>
    void navigate(paths.noTrip(next === 'map' ? '' : `view=${next}`), {
      replace: true,
      preventScrollReset: true,
    });
  const list = <NoTripList tab={tab} />;
  const panel =
    tab === 'map' ? (
      <Suspense fallback={<div className={classes.land} />}>
        <NoTripMap onNewTrip={newTrip} />
      </Suspense>
    ) : (
      <NoTripView tab={tab} onNewTrip={newTrip} />
    );
  return (
    <div className={classes.page}>
      <NoTripStrip onWeather={() => openDialog({ kind: 'weather', tripId: undefined })} />
      <TripTabs tab={tab} onChange={show} />
      {isWide ? (
        <Workspace column={list}>{panel}</Workspace>
      ) : (
        <>
          {panel}
          {tab !== 'map' && list}
        </>
      )}
      <DropAnywhere user={user} />
    </div>
  );
}
