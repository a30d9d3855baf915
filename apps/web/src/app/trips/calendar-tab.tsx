import type { PlanOverlay } from '@ooo/domain/itinerary/with-plan';
import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import type { PoiId } from '@ooo/domain/shared/ids';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { Suspense } from 'react';
import { ErrorState } from '../../components/error-state.tsx';
import { useIsPhone } from '../../components/use-is-phone.ts';
import { useIsVeryWide } from '../../components/use-is-wide.ts';
import { DayNotes } from '../../features/overview/components/day-notes.tsx';
import { OverviewAccordion } from '../../features/overview/components/overview-accordion.tsx';
import { DayBase } from '../../features/discover/components/day-base.tsx';
import { DiscoverMenu } from '../../features/discover/components/discover-menu.tsx';
import { usePois } from '../../features/trip-data/api/use-pois.ts';
import { useCalendarDate } from '../../features/itinerary/api/use-calendar-date.ts';
import { AgendaSheet } from '../../features/itinerary/components/calendar/agenda-sheet.tsx';
import { CalendarView } from '../../features/itinerary/components/calendar/calendar-view.tsx';
import type { TripFocus, TripView } from '../../features/trips/lib/trip-view.ts';
import { useMapBeside } from '../../features/trips/lib/use-map-beside.ts';
import { DayWeather } from '../../features/weather/components/day-weather.tsx';
import { later } from '../../lib/later.ts';
import classes from './calendar-tab.module.css';
import type { TripDialogs } from './use-trip-dialogs.ts';

/** Leaflet comes with it, so it is loaded when it is first shown. */
const MapBeside = later(() => import('./map-beside.tsx'), 'MapBeside');

interface CalendarTabProps {
  readonly trip: TripWithCaches;
  readonly view: TripFocus;
  readonly go: (change: Partial<TripView>) => void;
  readonly dialogs: TripDialogs;
  readonly overlay: PlanOverlay | undefined;
  readonly onSelect: (poi: Poi | undefined) => void;
  readonly onSettings: () => void;
  readonly onShowFlights: () => void;
  readonly onDiscover: () => void;
  readonly onShowOnMap: (poi: { readonly id: PoiId }) => void;
}

/** The calendar. On a very wide page it begins with the week, and has the map of the same days beside it. */
export function CalendarTab(props: CalendarTabProps) {
  const { trip, view, go, dialogs, overlay, onSelect, onShowFlights } = props;
  const places = usePois(trip.id);
  const pois = overlay?.pois ?? places.data ?? [];
  const isPhone = useIsPhone();
  const hasRoom = useIsVeryWide();
  const [wantsMap, setWantsMap] = useMapBeside();
  const span = view.span ?? (hasRoom ? 'week' : 'month');
  // Month and agenda use its space.
  const hasMap = hasRoom && span !== 'month';
  const isMapShown = hasMap && wantsMap;
  const chosen = isCalendarDate(view.day) ? view.day : undefined;
  const date = useCalendarDate(trip, pois, { date: chosen, selectedId: view.placeId });
  if (places.isError) {
    return <ErrorState error={places.error} onRetry={() => void places.refetch()} />;
  }
  return (
    <div className={classes.tab} data-map={isMapShown || undefined} data-span={span}>
      <div className={classes.calendar}>
        <CalendarView
          trip={trip}
          pois={pois}
          ghosts={overlay?.ghosts}
          date={chosen}
          selectedId={view.placeId}
          onSelect={onSelect}
          onDate={(day) => go({ day })}
          span={span}
          onSpan={(chosen) => go({ span: chosen })}
          mapBeside={hasMap ? { isShown: isMapShown, onShow: setWantsMap } : undefined}
          onSetTime={dialogs.setTime}
          onDetails={dialogs.showPlace}
          onSettings={props.onSettings}
          onAdd={dialogs.addEvent}
          onPlan={dialogs.plan}
          onDiscover={props.onDiscover}
          onShowOnMap={props.onShowOnMap}
          onShowFlights={onShowFlights}
          onShowDay={(day) => go({ tab: 'map', day, placeId: undefined })}
          renderWeather={(day) => <DayWeather trip={trip} date={day} />}
          renderNotes={(day) => (
            <>
              <DayNotes trip={trip} date={day} />
              <DayBase trip={trip} date={day} onOpen={dialogs.showBases} />
            </>
          )}
          // A phone has no room for it, and its Discover tab is under the thumb.
          discoverMenu={isPhone ? undefined : <DiscoverMenu onPick={dialogs.discover} />}
          overview={<OverviewAccordion key={trip.id} trip={trip} />}
        />
      </div>
      <AgendaSheet trip={trip} pois={places.data ?? []} />
      {isMapShown && (
        <div className={classes.map}>
          <Suspense>
            <MapBeside
              trip={trip}
              // With no day chosen, the map beside a week shows the whole trip; beside a day it shows that day.
              view={{ day: span === 'week' ? view.day : date, placeId: view.placeId }}
              dialogs={dialogs}
              overlay={overlay}
              onSelect={onSelect}
              onShowFlights={onShowFlights}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
