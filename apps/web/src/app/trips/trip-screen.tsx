import { listDirections } from '@ooo/domain/flight-window/shown-flights';
import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import type { PoiId } from '@ooo/domain/shared/ids';
import { DEMO_TRIP_ID, isDemoTrip } from '@ooo/domain/trips/trip-ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/error-state.tsx';
import { PackingSkeleton } from '../../features/packing/components/packing-skeleton.tsx';
import { DiscoverView } from '../../features/places/components/discover-view.tsx';
import { DayNotes } from '../../features/overview/components/day-notes.tsx';
import { OverviewAccordion } from '../../features/overview/components/overview-accordion.tsx';
import { PlaceSearch } from '../../features/places/components/place-search.tsx';
import { ShelfList } from '../../features/places/components/shelf-list.tsx';
import { PlaceFilesMenu } from '../../features/place-files/components/place-files-menu.tsx';
import { SavedView } from '../../features/pois/components/saved-view.tsx';
import { CalendarView } from '../../features/schedule/components/calendar-view.tsx';
import { TripStrip } from '../../features/trips/components/trip-strip.tsx';
import { TripTabs } from '../../features/trips/components/trip-tabs.tsx';
import type { TripTab } from '../../features/trips/lib/trip-view.ts';
import { useTripView } from '../../features/trips/lib/use-trip-view.ts';
import { DayWeather } from '../../features/weather/components/day-weather.tsx';
import { WeatherBadge } from '../../features/weather/components/weather-badge.tsx';
import { openDialogAtom } from '../../lib/dialogs.atoms.ts';
import { useSetAtom } from '../../lib/jotai.ts';
import { toast } from '../../lib/toast.ts';
import { usePois } from '../../features/pois/api/use-pois.ts';
import { useVisitor } from '../routes/gate.tsx';
import { MapTab } from './map-tab.tsx';
import { type Paper, PaperDialog } from './paper-dialog.tsx';
import { TripBadge } from './trip-badge.tsx';
import { TripDialogs } from './trip-dialogs.tsx';
import { TripDocumentButtons } from '../../features/trips/components/trip-document-buttons.tsx';
import classes from './trip-page.module.css';
import { useTripDialogs } from './use-trip-dialogs.ts';

const PackingView = lazy(async () => {
  const module = await import('../../features/packing/components/packing-view.tsx');
  return { default: module.PackingView };
});

/** The trip page: the features of a trip, put together. */
export function TripScreen({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation('trip');
  const [view, go] = useTripView(trip);
  const places = usePois(trip.id);
  const pois = places.data;
  const dialogs = useTripDialogs(useVisitor());
  const [paper, setPaper] = useState<Paper>();
  const isFixed = isDemoTrip(trip);
  const openDialog = useSetAtom(openDialogAtom);
  const openSettings = () =>
    isFixed
      ? toast({ title: t('demo.fixed') })
      : openDialog({ kind: 'trip-settings', tripId: trip.id });
  const addTicket = () => {
    setPaper(undefined);
    openDialog({ kind: 'add-ticket', tripId: trip.id });
  };
  const showOnMap = (poi: { readonly id: PoiId }) =>
    go({ tab: 'map', day: 'all', placeId: poi.id });
  const importPlaces = () =>
    // The demo is in the browser, and files are read by the server.
    dialogs.pass(() =>
      trip.id === DEMO_TRIP_ID ? toast({ title: t('demo.files') }) : dialogs.importPlaces(),
    );
  const discover = () => go({ tab: 'discover' });

  const tabs: Record<TripTab, ReactNode> = {
    map: (
      <MapTab
        trip={trip}
        view={view}
        go={go}
        dialogs={dialogs}
        onShowFlights={() => setPaper('flights')}
      />
    ),
    calendar: places.isError ? (
      <ErrorState error={places.error} onRetry={() => void places.refetch()} />
    ) : (
      <CalendarView
        trip={trip}
        pois={pois ?? []}
        date={isCalendarDate(view.day) ? view.day : undefined}
        onDate={(day) => go({ day })}
        onSetTime={dialogs.setTime}
        onSettings={openSettings}
        onAdd={dialogs.addEvent}
        onPlan={dialogs.plan}
        onDiscover={discover}
        onShowOnMap={showOnMap}
        onShowFlights={() => setPaper('flights')}
        onShowDay={(day) => go({ tab: 'map', day, placeId: undefined })}
        renderWeather={(date) => <DayWeather trip={trip} date={date} />}
        renderNotes={(date) => <DayNotes trip={trip} date={date} />}
        overview={<OverviewAccordion key={trip.id} trip={trip} />}
      />
    ),
    saved: (
      <SavedView
        trip={trip}
        search={
          <>
            <PlaceSearch trip={trip} purpose="saved" />
            <ShelfList chips onPick={dialogs.discover} />
          </>
        }
        menu={
          <PlaceFilesMenu tripId={trip.id} onAddOwn={dialogs.addOwnPlace} onImport={importPlaces} />
        }
        onPlan={dialogs.plan}
        onDiscover={discover}
        onSetTime={dialogs.setTime}
        onShowOnMap={showOnMap}
      />
    ),
    packing: (
      <Suspense fallback={<PackingSkeleton />}>
        <PackingView trip={trip} />
      </Suspense>
    ),
    discover: (
      <DiscoverView
        trip={trip}
        onPick={dialogs.discover}
        onSetTime={dialogs.setTime}
        onAddOwn={dialogs.addOwnPlace}
      />
    ),
  };

  return (
    <div className={classes.page}>
      <TripStrip
        trip={trip}
        savedCount={pois?.length}
        flightCount={listDirections(trip).flatMap(({ flights }) => flights).length}
        onTab={(tab) => go({ tab })}
        onFlights={() => setPaper('flights')}
        onSettings={isFixed ? undefined : openSettings}
        renderWeather={(className) => (
          <WeatherBadge
            trip={trip}
            className={className}
            onOpen={() => openDialog({ kind: 'weather', tripId: trip.id })}
          />
        )}
        badge={<TripBadge trip={trip} />}
        actions={
          isFixed ? undefined : (
            <TripDocumentButtons
              onAddTicket={addTicket}
              onDocuments={() => setPaper('documents')}
            />
          )
        }
      />
      <TripTabs tab={view.tab} onChange={(tab) => go({ tab })} />
      {tabs[view.tab]}
      <TripDialogs trip={trip} pois={pois ?? []} dialogs={dialogs} />
      <PaperDialog
        trip={trip}
        paper={paper}
        onClose={() => setPaper(undefined)}
        onAddTicket={addTicket}
      />
    </div>
  );
}
