import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { lazy, Suspense } from 'react';
import { BasesDialog } from '../../features/places/components/bases-dialog.tsx';
import { DiscoveryDialog } from '../../features/places/components/discovery-dialog.tsx';
import { PlacePicker } from '../../features/places/components/place-picker.tsx';
import { AddEventDialog } from '../../features/schedule/components/add-event-dialog.tsx';
import { SetTimeDialog } from '../../features/schedule/components/set-time-dialog.tsx';
import { OwnPlace } from './own-place.tsx';
import { PlaceDetails } from './place-details.tsx';
import type { TripDialogs as Dialogs } from './use-trip-dialogs.ts';

const ImportPlacesDialog = lazy(async () => {
  const module = await import('../../features/place-files/components/import-places-dialog.tsx');
  return { default: module.ImportPlacesDialog };
});

interface TripDialogsProps {
  readonly trip: Trip;
  readonly pois: readonly Poi[];
  readonly dialogs: Dialogs;
  readonly onShowOnMap: (poi: Poi) => void;
}

/** The dialogs of a trip; at most one is open. */
export function TripDialogs({ trip, pois, dialogs, onShowOnMap }: TripDialogsProps) {
  const { dialog, close } = dialogs;
  const shown = dialog?.kind === 'place' ? dialog.poiId : undefined;
  const timed = dialog?.kind === 'set-time' ? dialog.poiId : undefined;
  const event = dialog?.kind === 'add-event' ? dialog : undefined;
  return (
    <>
      <PlaceDetails
        trip={trip}
        poi={pois.find((poi) => poi.id === shown)}
        date={dialog?.kind === 'place' ? dialog.date : undefined}
        onClose={close}
        onSetTime={dialogs.setTime}
        onShowOnMap={onShowOnMap}
      />
      <SetTimeDialog
        trip={trip}
        poi={pois.find((poi) => poi.id === timed)}
        start={dialog?.kind === 'set-time' && dialog.date ? { date: dialog.date } : undefined}
        onClose={close}
      />
      <AddEventDialog
        trip={trip}
        start={event}
        onClose={close}
        renderSearch={(onPick) => (
          <PlacePicker
            trip={trip}
            onPick={onPick}
            onAddOwn={(name) =>
              dialogs.startOwnPlace({
                sort: 'event',
                name,
                date: event?.date,
                startTime: event?.startTime,
              })
            }
          />
        )}
      />
      <DiscoveryDialog
        trip={trip}
        shelf={dialog?.kind === 'discovery' ? dialog.shelf : undefined}
        onSetTime={dialogs.setTime}
        onAddOwn={dialogs.addOwnPlace}
        onClose={close}
      />
      <OwnPlace
        trip={trip}
        start={dialog?.kind === 'own-place' ? dialog.start : undefined}
        onClose={close}
      />
      <BasesDialog
        trip={trip}
        opened={dialog?.kind === 'bases'}
        onClose={close}
        onAddOwn={(name) => dialogs.startOwnPlace({ sort: 'hotel', name })}
      />
      {dialog?.kind === 'import-places' && (
        <Suspense>
          <ImportPlacesDialog trip={trip} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
