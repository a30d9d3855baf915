import { useElementSize } from '@mantine/hooks';
import type { PlanOverlay } from '@ooo/domain/itinerary/with-plan';
import type { PlaceSearchResult } from '@ooo/domain/places/place.schema';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../components/use-is-phone.ts';
import { useIsWide } from '../../components/use-is-wide.ts';
import { DayFilter } from '../../features/map/components/day-filter.tsx';
import { ReadyOverlay } from '../../features/map/components/ready-overlay.tsx';
import type { Covered } from '@ooo/map/view/covered';
import { DiscoveryLayer } from '../../features/discover/components/discovery-layer.tsx';
import type { ActivePlace } from '../../features/discover/lib/active-place.ts';
import type { Shelf } from '../../features/discover/lib/shelves.ts';
import { usePois } from '../../features/trip-data/api/use-pois.ts';
import { BottomSheet } from '../../features/trips/components/bottom-sheet.tsx';
import { SplitView } from '../../features/trips/components/split-view.tsx';
import { SHEET_HEIGHTS, type SheetHeight } from '../../features/trips/lib/sheet-heights.ts';
import type { TripFocus, TripView } from '../../features/trips/lib/trip-view.ts';
import { DayMap } from './day-map.tsx';
import { ItineraryColumn } from './itinerary-column.tsx';
import { MapSearch } from './map-search.tsx';
import { ShelfMarkers } from './shelf-markers.tsx';
import classes from './trip-page.module.css';
import type { TripDialogs } from './use-trip-dialogs.ts';

/** The search at the top, the badge and the attribution at the bottom. */
const COVERED: Covered = { top: 64, bottom: 48, left: 0 };

interface MapTabProps {
  readonly trip: TripWithCaches;
  readonly view: TripFocus;
  readonly go: (change: Partial<TripView>) => void;
  readonly dialogs: TripDialogs;
  readonly overlay: PlanOverlay | undefined;
  readonly onSelect: (poi: Poi | undefined) => void;
  readonly onShowFlights: () => void;
}

/** The map; where the page has no room for the itinerary, with it beside the map or in a sheet over it. */
export function MapTab(props: MapTabProps) {
  const { trip, view, go, dialogs, overlay, onSelect, onShowFlights } = props;
  const { t } = useTranslation('itinerary');
  const isPhone = useIsPhone();
  const isWide = useIsWide();
  const pois = usePois(trip.id).data;
  const [preview, setPreview] = useState<PlaceSearchResult>();
  const [shelf, setShelf] = useState<Shelf>();
  const [active, setActive] = useState<ActivePlace>();
  const [height, setHeight] = useState<SheetHeight>('low');

  const select = useCallback(
    (poi: Poi | undefined) => {
      onSelect(poi);
      if (poi && isPhone) setHeight('low');
    },
    [onSelect, isPhone],
  );
  const filter = (
    <DayFilter trip={trip} day={view.day} onChange={(day) => go({ day })} isOverMap={isPhone} />
  );
  const list = !isWide && (
    <ItineraryColumn
      trip={trip}
      view={view}
      filter={!isPhone && filter}
      isFiltered
      dialogs={dialogs}
      onDay={(day) => go({ day })}
      onSelect={select}
      onShowFlights={onShowFlights}
    />
  );
  const { ref: roomRef, height: roomPx } = useElementSize();
  // The full sheet leaves nothing to fit the map to: it stays as it was over the half one.
  const sheetShare = isPhone ? Math.min(SHEET_HEIGHTS[height], SHEET_HEIGHTS.half) : 0;
  const sheetPx = Math.round(roomPx * sheetShare);
  const covered = useMemo(() => ({ ...COVERED, bottom: COVERED.bottom + sheetPx }), [sheetPx]);
  const isLayer = shelf !== undefined && !isPhone;
  const closeLayer = () => {
    setShelf(undefined);
    setActive(undefined);
  };
  const discover = (picked: Shelf) =>
    isPhone ? dialogs.discover(picked) : dialogs.pass(() => setShelf(picked));
  const map = (
    <DayMap
      trip={trip}
      view={view}
      dialogs={dialogs}
      overlay={overlay}
      onSelect={select}
      onShowFlights={onShowFlights}
      covered={covered}
      preview={preview}
      top={
        isLayer ? (
          <DiscoveryLayer
            trip={trip}
            shelf={shelf}
            active={active}
            onActive={setActive}
            onSetTime={dialogs.setTime}
            onAddOwn={dialogs.addOwnPlace}
            onClose={closeLayer}
          />
        ) : (
          <>
            <MapSearch
              trip={trip}
              onShow={setPreview}
              onDiscover={discover}
              onAddOwn={(name) => dialogs.startOwnPlace({ name })}
            />
            {isPhone && <div className={classes.days}>{filter}</div>}
          </>
        )
      }
      {...(pois?.length === 0 &&
        !preview &&
        !isLayer && {
          empty: <ReadyOverlay lacks="places" onBegin={() => go({ tab: 'discover' })} />,
        })}
    >
      {isLayer && <ShelfMarkers trip={trip} shelf={shelf} active={active} onActive={setActive} />}
    </DayMap>
  );

  if (isWide) return map;
  if (!isPhone) return <SplitView list={list} main={map} />;
  return (
    <div
      ref={roomRef}
      className={classes.phone}
      data-fills-window
      style={{ '--map-bottom': `max(5.25rem, ${sheetShare * 100}%)` }}
    >
      {map}
      <BottomSheet label={t('label')} height={height} onHeight={setHeight}>
        {list}
      </BottomSheet>
    </div>
  );
}
