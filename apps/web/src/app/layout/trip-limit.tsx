import { TripLimitDialog } from '../../features/trips/components/trip-limit-dialog.tsx';
import { openDialogAtom } from '../../lib/dialogs.atoms.ts';
import { useSetAtom } from '../../lib/jotai.ts';
import { useMaxTrips } from '../use-max-trips.ts';

/** The trips of which one has to go before another can be made. */
export function TripLimit({ onClose }: { readonly onClose: () => void }) {
  const openDialog = useSetAtom(openDialogAtom);
  return (
    <TripLimitDialog
      maxTrips={useMaxTrips()}
      onClose={onClose}
      onDelete={(tripId) => openDialog({ kind: 'delete-trip', tripId, makesRoom: true })}
    />
  );
}
