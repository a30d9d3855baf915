import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppConfig } from '../../features/app/api/use-app-config.ts';
import { useCurrentUser } from '../../features/account/api/use-current-user.ts';
import { CreateTripDialog } from '../../features/tickets/components/create-trip-dialog.tsx';
import { openDialogAtom } from '../../lib/dialogs.atoms.ts';
import { useSetAtom } from '../../lib/jotai.ts';
import { useTripOverviews } from '../../features/trips/api/use-trip-overviews.ts';
import { paths } from '../../lib/paths.ts';
import { useMaxTrips } from '../use-max-trips.ts';

/** The first value that is known; the trip that is being made does not count against itself. */
function useFirstKnown<Value>(value: Value | undefined): Value | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first;
}

/** The create dialog; a user who has as many trips as allowed is told before they fill it in. */
export function CreateTrip({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const openDialog = useSetAtom(openDialogAtom);
  const config = useAppConfig().data;
  const maxTrips = useMaxTrips();
  const user = useCurrentUser().data;
  const tripCount = useFirstKnown(useTripOverviews().data?.length) ?? 0;
  const isFull = tripCount >= maxTrips;

  useEffect(() => {
    if (isFull) openDialog({ kind: 'trip-limit', wish: 'trip' });
  }, [isFull, openDialog]);

  if (isFull || !user) return null;
  return (
    <CreateTripDialog
      userId={user.id}
      maxTrips={maxTrips}
      hasAssistant={config?.assistant === true}
      onClose={onClose}
      onReopen={() => openDialog({ kind: 'create-trip' })}
      onCreated={(trip) => {
        onClose();
        void navigate(paths.trip(trip.id));
      }}
    />
  );
}
