import type { TripId } from '@ooo/domain/shared/ids';
import { TripSettingsDialog } from '../../features/trips/components/trip-settings-dialog.tsx';
import { openDialogAtom } from '../../lib/dialogs.atoms.ts';
import { useSetAtom } from '../../lib/jotai.ts';
import { SettingsBase } from './settings-base.tsx';

interface TripSettingsProps {
  readonly tripId: TripId;
  readonly onClose: () => void;
}

/** The settings of a trip, with the hotels and the way to delete the trip. */
export function TripSettings({ tripId, onClose }: TripSettingsProps) {
  const openDialog = useSetAtom(openDialogAtom);
  return (
    <TripSettingsDialog
      tripId={tripId}
      renderBase={(trip) => <SettingsBase trip={trip} />}
      onDelete={() => openDialog({ kind: 'delete-trip', tripId })}
      onClose={onClose}
    />
  );
}
