import { DEMO_TRIP_ID, isDemoTrip } from '@ooo/domain/trips/trip-ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useSetAtom } from 'jotai';
import { DemoBadge, PlainDemoBadge } from '../../features/trip/components/demo-badge.tsx';
import { openDialogAtom } from '../../lib/dialogs.atoms.ts';
import { useVisitor } from '../routes/gate.tsx';
import { useNewTrip } from '../use-new-trip.ts';
import { useRestartDemo } from './use-restart-demo.ts';

function LocalDemoBadge({ trip }: { readonly trip: Trip }) {
  const openDialog = useSetAtom(openDialogAtom);
  const newTrip = useNewTrip(useVisitor());
  const restart = useRestartDemo(trip);
  return (
    <DemoBadge
      onOwnTrip={newTrip}
      onRestart={() => restart.mutate()}
      onClear={() => openDialog({ kind: 'delete-trip', tripId: trip.id })}
    />
  );
}

/** The demo says that it is one; the demo of the browser also what can be done with it. */
export function TripBadge({ trip }: { readonly trip: Trip }) {
  if (!isDemoTrip(trip)) return null;
  return trip.id === DEMO_TRIP_ID ? <LocalDemoBadge trip={trip} /> : <PlainDemoBadge />;
}
