import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { usePois } from '../../features/trip-data/api/use-pois.ts';
import { useTrip } from '../../features/trips/api/use-trip.ts';
import { useAccess } from '../use-access.ts';
import { PaletteList, type PaletteListProps } from './palette-list.tsx';
import { useGeneralCommands } from './use-general-commands.ts';
import { usePageCommands } from './use-page-commands.ts';
import { useTripActionCommands } from './use-trip-action-commands.ts';
import { useTripListCommands } from './use-trip-list-commands.ts';
import { useTripViewCommands } from './use-trip-view-commands.ts';

export interface PaletteContentProps extends Omit<PaletteListProps, 'commands'> {
  readonly user: CurrentUser | null;
  readonly onKeySheet: () => void;
}

type OfTripProps = PaletteContentProps & { readonly tripId: TripId };

/** What can be reached from every screen, for the user or visitor. */
function useCommandsAnywhere({ user, onKeySheet }: PaletteContentProps, isDemo: boolean) {
  const access = useAccess(user);
  const hasTrips = isDemo || access === 'granted' || access === 'signed-out';
  const general = useGeneralCommands(user, onKeySheet);
  const trips = useTripListCommands(user, hasTrips);
  const pages = usePageCommands(user);
  return [...general, ...trips, ...pages];
}

/** The palette outside a trip. */
export function GeneralPalette(props: PaletteContentProps) {
  return <PaletteList {...props} commands={useCommandsAnywhere(props, false)} />;
}

/** The palette on a trip; without the trip's own commands until it is loaded. */
export function TripPalette(props: OfTripProps) {
  const trip = useTrip(props.tripId).data;
  const anywhere = useCommandsAnywhere(props, props.tripId === DEMO_TRIP_ID);
  if (!trip) return <PaletteList {...props} commands={anywhere} />;
  return <LoadedTripPalette {...props} trip={trip} anywhere={anywhere} />;
}

interface LoadedTripPaletteProps extends PaletteContentProps {
  readonly trip: Trip;
  readonly anywhere: PaletteListProps['commands'];
}

function LoadedTripPalette({ trip, anywhere, ...props }: LoadedTripPaletteProps) {
  const pois = usePois(trip.id).data ?? [];
  const actions = useTripActionCommands(trip, pois);
  const views = useTripViewCommands(trip, pois);
  return <PaletteList {...props} commands={[...actions, ...views, ...anywhere]} />;
}
