import { TripLimitDialog } from '../../features/trips/components/trip-limit-dialog.tsx';
import { openDialogAtom, type TripWish } from '../../lib/dialogs.atoms.ts';
import { useSetAtom } from '../../lib/jotai.ts';
import { useMaxTrips } from '../use-max-trips.ts';

interface TripLimitProps {
  readonly wish: TripWish;
  readonly onClose: () => void;
}

/** The trips, one of which has to be deleted before another can be made. */
export function TripLimit({ wish, onClose }: TripLimitProps) {
  const openDialog = useSetAtom(openDialogAtom);
  return (
    <TripLimitDialog
      maxTrips={useMaxTrips()}
      onClose={onClose}
      onDelete={(tripId) => openDialog({ kind: 'delete-trip', tripId, makesRoomFor: wish })}
    />
  );
}
