import type { PlanOverlay } from '@ooo/domain/itinerary/with-plan';
import type { PoiId } from '@ooo/domain/shared/ids';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PackingSkeleton } from '../../features/packing/components/packing-skeleton.tsx';
import { PlaceFilesMenu } from '../../features/place-files/components/place-files-menu.tsx';
import { DiscoverView } from '../../features/places/components/discover-view.tsx';
import { PlaceSearch } from '../../features/places/components/place-search.tsx';
import { ShelfList } from '../../features/places/components/shelf-list.tsx';
import { SavedView } from '../../features/pois/components/saved-view.tsx';
import type { TripView } from '../../features/trips/lib/trip-view.ts';
import { toast } from '../../lib/toast.ts';
import { CalendarTab } from './calendar-tab.tsx';
import classes from './trip-page.module.css';
import type { TripDialogs } from './use-trip-dialogs.ts';

const PackingView = lazy(async () => {
  const module = await import('../../features/packing/components/packing-view.tsx');
  return { default: module.PackingView };
});

const MapTab = lazy(async () => {
  const module = await import('./map-tab.tsx');
  return { default: module.MapTab };
});

interface TabPanelProps {
  readonly trip: Trip;
  readonly view: TripView;
  readonly go: (change: Partial<TripView>) => void;
  readonly dialogs: TripDialogs;
  /** The places as they would be if the plan in the preview were applied. */
  readonly overlay: PlanOverlay | undefined;
  readonly onSelect: (poi: Poi | undefined) => void;
  readonly onSettings: () => void;
  readonly onShowFlights: () => void;
}

/** What the chosen tab shows. */
export function TabPanel(props: TabPanelProps) {
  const { trip, view, go, dialogs, overlay, onSelect, onSettings, onShowFlights } = props;
  const { t } = useTranslation('trip');
  const showOnMap = (poi: { readonly id: PoiId }) =>
    go({ tab: 'map', day: 'all', placeId: poi.id });
  const importPlaces = () =>
    // The demo is in the browser, and files are read by the server.
    dialogs.pass(() =>
      trip.id === DEMO_TRIP_ID ? toast({ title: t('demo.files') }) : dialogs.importPlaces(),
    );
  const discover = () => go({ tab: 'discover' });

  switch (view.tab) {
    case 'map':
      return (
        <Suspense fallback={<div className={classes.land} />}>
          <MapTab
            trip={trip}
            view={view}
            go={go}
            dialogs={dialogs}
            overlay={overlay}
            onSelect={onSelect}
            onShowFlights={onShowFlights}
          />
        </Suspense>
      );
    case 'calendar':
      return (
        <CalendarTab
          trip={trip}
          view={view}
          go={go}
          dialogs={dialogs}
          overlay={overlay}
          onSelect={onSelect}
          onSettings={onSettings}
          onShowFlights={onShowFlights}
          onDiscover={discover}
          onShowOnMap={showOnMap}
        />
      );
    case 'saved':
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
            <PlaceFilesMenu
              tripId={trip.id}
              onAddOwn={dialogs.addOwnPlace}
              onImport={importPlaces}
            />
          }
          onPlan={dialogs.plan}
          onDiscover={discover}
          onSetTime={dialogs.setTime}
          onShowOnMap={showOnMap}
        />
      );
    case 'packing':
      return (
        <Suspense fallback={<PackingSkeleton />}>
          <PackingView trip={trip} />
        </Suspense>
      );
    default:
      return (
        <DiscoverView
          trip={trip}
          onPick={dialogs.discover}
          onSetTime={dialogs.setTime}
          onAddOwn={dialogs.addOwnPlace}
        />
      );
  }
}
