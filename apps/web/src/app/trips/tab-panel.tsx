import type { PlanOverlay } from '@ooo/domain/itinerary/with-plan';
import type { PoiId } from '@ooo/domain/shared/ids';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { Suspense } from 'react';
import { PackingSkeleton } from '../../features/packing/components/packing-skeleton.tsx';
import type { TripView } from '../../features/trips/lib/trip-view.ts';
import { later } from '../../lib/later.ts';
import { PanelSkeleton } from './panel-skeleton.tsx';
import classes from './trip-page.module.css';
import { tripParts } from './trip-parts.ts';
import type { TripDialogs } from './use-trip-dialogs.ts';

const MapTab = later(tripParts.map, 'MapTab');
const CalendarTab = later(tripParts.calendar, 'CalendarTab');
const SavedTab = later(tripParts.saved, 'SavedTab');
const PackingView = later(tripParts.packing, 'PackingView');
const DiscoverView = later(tripParts.discover, 'DiscoverView');

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
  const showOnMap = (poi: { readonly id: PoiId }) =>
    go({ tab: 'map', day: 'all', placeId: poi.id });
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
