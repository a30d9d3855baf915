import type { Poi } from '@ooo/domain/pois/poi.schema';
import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { PlaceFilesMenu } from '../../features/place-files/components/place-files-menu.tsx';
import { PlaceSearch } from '../../features/discover/components/place-search.tsx';
import { ShelfList } from '../../features/discover/components/shelf-list.tsx';
import { SavedView } from '../../features/saved/components/saved-view.tsx';
import { toast } from '../../lib/toast.ts';
import type { TripDialogs } from './use-trip-dialogs.ts';

interface SavedTabProps {
  readonly trip: Trip;
  readonly dialogs: TripDialogs;
  readonly onDiscover: () => void;
  readonly onShowOnMap: (poi: Poi) => void;
}

/** The saved places, the search for more, and actions on all of them. */
export function SavedTab({ trip, dialogs, onDiscover, onShowOnMap }: SavedTabProps) {
  const { t } = useTranslation('trip');
  const importPlaces = () =>
    // The demo is in the browser, and files are read by the server.
    dialogs.pass(() =>
      trip.id === DEMO_TRIP_ID ? toast({ title: t('demo.files') }) : dialogs.importPlaces(),
    );
  return (
    <SavedView
      trip={trip}
      search={
        <>
          <PlaceSearch
            trip={trip}
            purpose="saved"
            onAddOwn={(name) => dialogs.startOwnPlace({ name })}
          />
          <ShelfList chips onPick={dialogs.discover} />
        </>
      }
      menu={
        <PlaceFilesMenu tripId={trip.id} onAddOwn={dialogs.addOwnPlace} onImport={importPlaces} />
      }
      onPlan={dialogs.plan}
      onDiscover={onDiscover}
      onSetTime={dialogs.setTime}
      onShowOnMap={onShowOnMap}
    />
  );
}
