import type { Trip } from '@ooo/domain/trips/trip.schema';
import { PlacePicker } from '../../features/discover/components/place-picker.tsx';
import { AddEventDialog } from '../../features/planning/components/visit/add-event-dialog.tsx';
import type { VisitStart } from '../../features/planning/lib/use-visit-form.ts';
import type { TripDialogs } from './use-trip-dialogs.ts';

interface AddEventProps {
  readonly trip: Trip;
  /** The day and perhaps the time to begin with; closed while it is undefined. */
  readonly start: VisitStart | undefined;
  readonly dialogs: TripDialogs;
}

/** Puts a place on a day: a search result, a saved place, or the traveller's own. */
export function AddEvent({ trip, start, dialogs }: AddEventProps) {
  return (
    <AddEventDialog
      trip={trip}
      start={start}
      onClose={dialogs.close}
      renderSearch={(onPick) => (
        <PlacePicker
          trip={trip}
          onPick={onPick}
          onAddOwn={(name) =>
            dialogs.startOwnPlace({
              sort: 'event',
              name,
              date: start?.date,
              startTime: start?.startTime,
            })
          }
        />
      )}
    />
  );
}
