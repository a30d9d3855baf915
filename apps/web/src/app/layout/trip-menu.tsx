import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import { TripSwitcher } from '../../features/trips/components/trip-switcher.tsx';
import { useNewTrip } from '../use-new-trip.ts';
import { useStartDemo } from '../use-start-demo.ts';

interface TripMenuProps {
  readonly user: CurrentUser | null;
  readonly currentId: TripId | undefined;
}

/** The trips of whoever is here, and the ways to another one. */
export function TripMenu({ user, currentId }: TripMenuProps) {
  const demo = useStartDemo(user);
  const newTrip = useNewTrip(user);
  return (
    <TripSwitcher
      currentId={currentId}
      alwaysOffersDemo={user?.isAdmin === true}
      onNewTrip={newTrip}
      onDemo={demo.start}
    />
  );
}
