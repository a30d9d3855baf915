import type { Trip } from '@ooo/domain/trips/trip.schema';
import { isDemoTrip } from '@ooo/domain/trips/trip-ids';
import { lazy, Suspense } from 'react';
import { useAppConfig } from '../../features/account/api/use-app-config.ts';
import { DocumentsDialog } from '../../features/documents/components/documents-dialog.tsx';
import { FlightsDialog } from '../../features/trip/components/flights-dialog.tsx';

const AddTicketDialog = lazy(async () => {
  const module = await import('../../features/tickets/components/add-ticket-dialog.tsx');
  return { default: module.AddTicketDialog };
});

/** What a traveller has in hand for a trip: its flights, one more ticket, the documents kept with it. */
export type Paper = 'flights' | 'ticket' | 'documents';

interface PaperDialogProps {
  readonly trip: Trip;
  readonly paper: Paper | undefined;
  readonly onOpen: (paper: Paper | undefined) => void;
}

/** The one paper of the trip that is looked at; the flights and the documents lead to one more ticket. */
export function PaperDialog({ trip, paper, onOpen }: PaperDialogProps) {
  const hasAssistant = useAppConfig().data?.assistant === true;
  const close = () => onOpen(undefined);
  const addTicket = () => onOpen('ticket');
  switch (paper) {
    case 'flights':
      return (
        <FlightsDialog
          trip={trip}
          onClose={close}
          onAddTicket={isDemoTrip(trip) ? undefined : addTicket}
        />
      );
    case 'ticket':
      return (
        <Suspense fallback={null}>
          <AddTicketDialog trip={trip} hasAssistant={hasAssistant} onClose={close} />
        </Suspense>
      );
    case 'documents':
      return <DocumentsDialog trip={trip} onClose={close} onAddTicket={addTicket} />;
    default:
      paper satisfies undefined;
      return null;
  }
}
