import type { PlanOverlay } from '@ooo/domain/itinerary/with-plan';
import type { PoiId } from '@ooo/domain/shared/ids';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { Activity, memo, Suspense, useCallback, useRef, useState } from 'react';
import { KeptAlive } from '../../components/kept-alive.tsx';
import { useIsWide } from '../../components/use-is-wide.ts';
import { PackingSkeleton } from '../../features/packing/components/packing-skeleton.tsx';
import {
  TRIP_TABS,
  type TripFocus,
  type TripTab,
  type TripView,
} from '../../features/trips/lib/trip-view.ts';
import { useScrollOfTab } from '../../features/trips/lib/use-scroll-of-tab.ts';
import { later } from '../../lib/later.ts';
import { PanelSkeleton } from './panel-skeleton.tsx';
import classes from './trip-page.module.css';
import { tripParts } from './trip-parts.ts';
import type { TripDialogs } from './use-trip-dialogs.ts';

const MapTab = memo(later(tripParts.map, 'MapTab'));
const CalendarTab = memo(later(tripParts.calendar, 'CalendarTab'));
const SavedTab = memo(later(tripParts.saved, 'SavedTab'));
const PackingView = memo(later(tripParts.packing, 'PackingView'));
const DiscoverView = memo(later(tripParts.discover, 'DiscoverView'));

/** Each of these keeps its identity across changes of tab, so that a tab comes back without being rendered. */
interface TabPanelProps {
  readonly trip: TripWithCaches;
  readonly view: TripFocus;
  readonly go: (change: Partial<TripView>) => void;
  readonly dialogs: TripDialogs;
  /** The places as they would be if the plan in the preview were applied. */
  readonly overlay: PlanOverlay | undefined;
  readonly onSelect: (poi: Poi | undefined) => void;
  readonly onSettings: () => void;
  readonly onShowFlights: () => void;
}

/**
 * What the chosen tab shows. A tab that was opened before stays as it was left, out of sight and at rest, so that coming
 * back to it takes no time.
 */
export function TabPanels({ tab, ...props }: TabPanelProps & { readonly tab: TripTab }) {
  const isWide = useIsWide();
  const [opened, setOpened] = useState<ReadonlySet<TripTab>>(new Set([tab]));
  if (!opened.has(tab)) setOpened(new Set([...opened, tab]));
  const ref = useRef<HTMLDivElement>(null);
  useScrollOfTab(tab, ref);
  const panels = TRIP_TABS.filter((each) => opened.has(each)).map((each) => {
    const isShown = each === tab;
    const panel = <TabPanel {...props} tab={each} />;
    if (each !== 'map') {
      return (
        <Activity key={each} mode={isShown ? 'visible' : 'hidden'}>
          {panel}
        </Activity>
      );
    }
    // In a narrow window the map is the whole page, with a sheet over it.
    return (
      (isShown || isWide) && (
        <KeptAlive key={each} isShown={isShown}>
          {panel}
        </KeptAlive>
      )
    );
  });
  return (
    <div ref={ref} className={classes.panels}>
      {panels}
    </div>
  );
}

function TabPanel(props: TabPanelProps & { readonly tab: TripTab }) {
  const { trip, tab, view, go, dialogs, overlay, onSelect, onSettings, onShowFlights } = props;
  const showOnMap = useCallback(
    (poi: { readonly id: PoiId }) => go({ tab: 'map', day: 'all', placeId: poi.id }),
    [go],
  );
  const discover = useCallback(() => go({ tab: 'discover' }), [go]);

  switch (tab) {
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
        <Suspense fallback={<PanelSkeleton />}>
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
        </Suspense>
      );
    case 'saved':
      return (
        <Suspense fallback={<PanelSkeleton />}>
          <SavedTab trip={trip} dialogs={dialogs} onDiscover={discover} onShowOnMap={showOnMap} />
        </Suspense>
      );
    case 'packing':
      return (
        <Suspense fallback={<PackingSkeleton />}>
          <PackingView trip={trip} />
        </Suspense>
      );
    default:
      return (
        <Suspense fallback={<PanelSkeleton />}>
          <DiscoverView
            trip={trip}
            onPick={dialogs.discover}
            onSetTime={dialogs.setTime}
            onAddOwn={dialogs.addOwnPlace}
          />
        </Suspense>
      );
  }
}
