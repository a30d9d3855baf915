import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TripId } from '@ooo/domain/shared/ids';
import { useAppConfig } from '../../features/app/api/use-app-config.ts';
import { AddTicketDialog } from '../../features/tickets/components/add-ticket-dialog.tsx';
import { openDialogAtom } from '../../lib/dialogs.atoms.ts';
import { useTrip } from '../../features/trips/api/use-trip.ts';
import { useSetAtom } from '../../lib/jotai.ts';
import { paths } from '../../lib/paths.ts';
import { useOpenTripId } from '../use-open-trip-id.ts';

interface AddTicketProps {
  readonly tripId: TripId;
  readonly onClose: () => void;
}

/** Leads to the page of the trip, once; anyone who leaves it leaves what was opened there. */
function useOnPageOf({ tripId, onClose }: AddTicketProps): boolean {
  const navigate = useNavigate();
  const isHere = useOpenTripId() === tripId;
  const [wasHere, setWasHere] = useState(isHere);
  if (isHere && !wasHere) setWasHere(true);
  useEffect(() => {
    if (isHere) return;
    if (wasHere) onClose();
    else void navigate(paths.trip(tripId));
  }, [isHere, wasHere, tripId, onClose, navigate]);
  return isHere;
}

/** One more ticket for a trip, on the trip's page. */
export function AddTicket({ tripId, onClose }: AddTicketProps) {
  const openDialog = useSetAtom(openDialogAtom);
  const hasAssistant = useAppConfig().data?.assistant === true;
  const isHere = useOnPageOf({ tripId, onClose });
  const trip = useTrip(tripId).data;
  if (!isHere || !trip) return null;
  return (
    <AddTicketDialog
      trip={trip}
      hasAssistant={hasAssistant}
      onClose={onClose}
      onReopen={() => openDialog({ kind: 'add-ticket', tripId })}
    />
  );
}
