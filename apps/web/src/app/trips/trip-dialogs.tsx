import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { Suspense } from 'react';
import { OnceOpened } from '../../components/once-opened.tsx';
import { later } from '../../lib/later.ts';
import { PlaceDetails } from './place-details.tsx';
import { tripParts } from './trip-parts.ts';
import type { TripDialog, TripDialogs as Dialogs } from './use-trip-dialogs.ts';

const SetTimeDialog = later(tripParts.setTime, 'SetTimeDialog');
const AddEvent = later(tripParts.addEvent, 'AddEvent');
const DiscoveryDialog = later(tripParts.discovery, 'DiscoveryDialog');
const OwnPlace = later(tripParts.ownPlace, 'OwnPlace');
const BasesDialog = later(tripParts.bases, 'BasesDialog');
const ImportPlacesDialog = later(tripParts.importPlaces, 'ImportPlacesDialog');

interface TripDialogsProps {
  readonly trip: Trip;
  readonly pois: readonly Poi[];
  readonly dialogs: Dialogs;
  /** The one that is open. */
  readonly dialog: TripDialog | undefined;
  readonly onShowOnMap: (poi: Poi) => void;
}

/** The dialogs of a trip; at most one is open. */
export function TripDialogs({ trip, pois, dialogs, dialog, onShowOnMap }: TripDialogsProps) {
  const { close } = dialogs;
  const shown = dialog?.kind === 'place' ? dialog.poiId : undefined;
  const timed = dialog?.kind === 'set-time' ? dialog.poiId : undefined;
  const event = dialog?.kind === 'add-event' ? dialog : undefined;
  const shelf = dialog?.kind === 'discovery' ? dialog.shelf : undefined;
  const own = dialog?.kind === 'own-place' ? dialog.start : undefined;
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
      <OnceOpened opened={timed !== undefined}>
        <SetTimeDialog
          trip={trip}
          poi={pois.find((poi) => poi.id === timed)}
          start={dialog?.kind === 'set-time' && dialog.date ? { date: dialog.date } : undefined}
          onClose={close}
        />
      </OnceOpened>
      <OnceOpened opened={event !== undefined}>
        <AddEvent trip={trip} start={event} dialogs={dialogs} />
      </OnceOpened>
      <OnceOpened opened={shelf !== undefined}>
        <DiscoveryDialog
          trip={trip}
          shelf={shelf}
          onSetTime={dialogs.setTime}
          onAddOwn={dialogs.addOwnPlace}
          onClose={close}
        />
      </OnceOpened>
      <OnceOpened opened={own !== undefined}>
        <OwnPlace trip={trip} start={own} onClose={close} />
      </OnceOpened>
      <OnceOpened opened={dialog?.kind === 'bases'}>
        <BasesDialog
          trip={trip}
          opened={dialog?.kind === 'bases'}
          onClose={close}
          onAddOwn={(name) => dialogs.startOwnPlace({ sort: 'hotel', name })}
        />
      </OnceOpened>
      {dialog?.kind === 'import-places' && (
        <Suspense>
          <ImportPlacesDialog trip={trip} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
