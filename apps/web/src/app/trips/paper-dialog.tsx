import type { Trip } from '@ooo/domain/trips/trip.schema';
import { isDemoTrip } from '@ooo/domain/trips/trip-ids';
import { Suspense } from 'react';
import { later } from '../../lib/later.ts';
import { tripParts } from './trip-parts.ts';

const FlightsDialog = later(tripParts.flights, 'FlightsDialog');
const DocumentsDialog = later(tripParts.documents, 'DocumentsDialog');

/** What a traveller has in hand for a trip: its flights, and the documents kept with it. */
export type Paper = 'flights' | 'documents';

interface PaperDialogProps {
  readonly trip: Trip;
  readonly paper: Paper | undefined;
  readonly onClose: () => void;
  readonly onAddTicket: () => void;
}

/** The one paper of the trip that is looked at; the flights and the documents lead to one more ticket. */
export function PaperDialog({ trip, paper, onClose, onAddTicket }: PaperDialogProps) {
  switch (paper) {
    case 'flights':
      return (
        <Suspense>
          <FlightsDialog
            trip={trip}
            onClose={onClose}
            onAddTicket={isDemoTrip(trip) ? undefined : onAddTicket}
          />
        </Suspense>
      );
    case 'documents':
      return (
        <Suspense>
          <DocumentsDialog trip={trip} onClose={onClose} onAddTicket={onAddTicket} />
        </Suspense>
      );
    default:
      paper satisfies undefined;
      return null;
  }
}
