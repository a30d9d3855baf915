import type { PlanOverlay } from '@ooo/domain/itinerary/with-plan';
import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import type { PoiId } from '@ooo/domain/shared/ids';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/error-state.tsx';
import { DayNotes } from '../../features/overview/components/day-notes.tsx';
import { OverviewAccordion } from '../../features/overview/components/overview-accordion.tsx';
import { PackingSkeleton } from '../../features/packing/components/packing-skeleton.tsx';
import { PlaceFilesMenu } from '../../features/place-files/components/place-files-menu.tsx';
import { DayBase } from '../../features/places/components/day-base.tsx';
import { DiscoverView } from '../../features/places/components/discover-view.tsx';
import { PlaceSearch } from '../../features/places/components/place-search.tsx';
import { ShelfList } from '../../features/places/components/shelf-list.tsx';
import { usePois } from '../../features/pois/api/use-pois.ts';
import { SavedView } from '../../features/pois/components/saved-view.tsx';
import { CalendarView } from '../../features/schedule/components/calendar-view.tsx';
import type { TripView } from '../../features/trips/lib/trip-view.ts';
import { DayWeather } from '../../features/weather/components/day-weather.tsx';
import { toast } from '../../lib/toast.ts';
import { MapTab } from './map-tab.tsx';
import type { TripDialogs } from './use-trip-dialogs.ts';

const PackingView = lazy(async () => {
  const module = await import('../../features/packing/components/packing-view.tsx');
  return { default: module.PackingView };
});

interface TabPanelProps {
  readonly trip: Trip;
  readonly view: TripView;
  readonly go: (change: Partial<TripView>) => void;
  readonly dialogs: TripDialogs;
  /** The places as a plan would have them, while one is looked at beside the panel. */
  readonly overlay: PlanOverlay | undefined;
  readonly onSelect: (poi: Poi | undefined) => void;
  readonly onSettings: () => void;
  readonly onShowFlights: () => void;
}

/** What the chosen tab shows. */
export function TabPanel(props: TabPanelProps) {
  const { trip, view, go, dialogs, overlay, onSelect, onSettings, onShowFlights } = props;
  const { t } = useTranslation('trip');
  const places = usePois(trip.id);
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
        <MapTab
          trip={trip}
          view={view}
          go={go}
          dialogs={dialogs}
          overlay={overlay}
          onSelect={onSelect}
          onShowFlights={onShowFlights}
        />
      );
    case 'calendar':
      if (places.isError) {
        return <ErrorState error={places.error} onRetry={() => void places.refetch()} />;
      }
      return (
        <CalendarView
          trip={trip}
          pois={overlay?.pois ?? places.data ?? []}
          ghosts={overlay?.ghosts}
          date={isCalendarDate(view.day) ? view.day : undefined}
          selectedId={view.placeId}
          onSelect={onSelect}
          onDate={(day) => go({ day })}
          onSetTime={dialogs.setTime}
          onDetails={dialogs.showPlace}
          onSettings={onSettings}
          onAdd={dialogs.addEvent}
          onPlan={dialogs.plan}
          onDiscover={discover}
          onShowOnMap={showOnMap}
          onShowFlights={onShowFlights}
          onShowDay={(day) => go({ tab: 'map', day, placeId: undefined })}
          renderWeather={(date) => <DayWeather trip={trip} date={date} />}
          renderNotes={(date) => (
            <>
              <DayNotes trip={trip} date={date} />
              <DayBase trip={trip} date={date} onOpen={dialogs.showBases} />
            </>
          )}
          overview={<OverviewAccordion key={trip.id} trip={trip} />}
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
