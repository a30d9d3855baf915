import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import { TripSwitcher } from '../../features/trips/components/trip-switcher.tsx';
import { paths } from '../../lib/paths.ts';
import { useAccess } from '../use-access.ts';
import { useNewTrip } from '../use-new-trip.ts';
import { useStartDemo } from '../use-start-demo.ts';

interface TripMenuProps {
  readonly user: CurrentUser | null;
  readonly currentId: TripId | 'none' | undefined;
}

/** The trips of the user or visitor, and ways to start another. */
export function TripMenu({ user, currentId }: TripMenuProps) {
  const demo = useStartDemo(user);
  const newTrip = useNewTrip(user);
  const isLetIn = useAccess(user) === 'granted';
  return (
    <TripSwitcher
      currentId={currentId}
      outOfOffice={isLetIn ? paths.noTrip('view=calendar') : paths.home}
      alwaysOffersDemo={user?.isAdmin === true}
      onNewTrip={newTrip}
      onDemo={demo.start}
    />
  );
}
