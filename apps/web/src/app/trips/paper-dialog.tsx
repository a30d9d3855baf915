import type { Trip } from '@ooo/domain/trips/trip.schema';
import { isDemoTrip } from '@ooo/domain/trips/trip-ids';
import { Suspense } from 'react';
import { later } from '../../lib/later.ts';
import { tripParts } from './trip-parts.ts';

const FlightsDialog = later(tripParts.flights, 'FlightsDialog');
const DocumentsDialog = later(tripParts.documents, 'DocumentsDialog');

/** The papers of a trip: its flights, and the documents kept with it. */
export type Paper = 'flights' | 'documents';

interface PaperDialogProps {
  readonly trip: Trip;
  readonly paper: Paper | undefined;
  readonly onClose: () => void;
  readonly onAddTicket: () => void;
}

/** The trip's paper that is open; flights and documents also lead to adding a ticket. */
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
